// The settings of a person.
import { beforeEach, expect, it, vi } from "vitest";
import { preferred, settings } from "../../src/base/settings.svelte";
import { DEFAULT_LEVEL } from "../../src/generated/games";

/** Return the settings as a page opens with them. */
async function opened(): Promise<typeof settings> {
  vi.resetModules();
  return (await import("../../src/base/settings.svelte")).settings;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
});

it.each([
  [["is-IS", "en"], "is"],
  [["de", "IT-ch", "en"], "it"],
  [["de"], "en"],
  [[], "en"],
])("the language for %j is %s", (wanted, language) => {
  expect(preferred(wanted)).toBe(language);
});

it("are saved and found again", async () => {
  settings.set({ language: "it", level: "master", sound: true });
  const { language, level, sound, still } = await opened();
  expect([language, level, sound, still]).toEqual(["it", "master", true, false]);
});

it("have their defaults where nothing useful is saved", async () => {
  localStorage.setItem("riad.settings", JSON.stringify({ language: "xx" }));
  const { language, level, letters, theme } = await opened();
  expect([language, level, letters, theme]).toEqual(["en", DEFAULT_LEVEL, true, "system"]);
});

it("are shown by the page", () => {
  for (const scheme of ["dark", "light"]) {
    const meta = Object.assign(document.createElement("meta"), { name: "theme-color" });
    Object.assign(meta, { media: `(prefers-color-scheme: ${scheme})` }); // happy-dom lacks the property
    document.head.append(meta);
  }
  const { dataset } = document.documentElement;
  const colours = () => [...document.querySelectorAll("meta")].map(({ content }) => content);
  settings.set({ theme: "dark", still: true, language: "is" });
  expect([document.documentElement.lang, dataset.theme, dataset.still]).toEqual(["is", "dark", ""]);
  const [dark, same] = colours();
  expect(same).toBe(dark);
  settings.set({ theme: "system", still: false });
  expect([dataset.theme, dataset.still]).toEqual([undefined, undefined]);
  expect(colours()[0]).toBe(dark);
  expect(colours()[1]).not.toBe(dark);
});

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])("with still %s and reduced motion %s, motion is %s", (still, reduced, moves) => {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  settings.set({ still });
  expect(settings.moves).toBe(moves);
  vi.unstubAllGlobals();
});
