// The pages that are loaded on first use.
import { beforeAll, expect, it, vi } from "vitest";
import { loadPage } from "../../src/app/page-loader";
import type { Route } from "../../src/base/router.svelte";
import { api } from "../../src/net/api";
import { loadRules } from "../../src/games/rules";
import { words } from "../../src/words/i18n.svelte";

vi.mock("../../src/games/rules", async (original) => ({ ...(await original<object>()), loadRules: vi.fn() }));

beforeAll(async () => {
  vi.spyOn(api, "me").mockResolvedValue(null);
  await words.load("en");
});

const PAGES = import.meta.glob("../../src/pages/*.svelte", { import: "default" });

it.each<[Route, string, string | null]>([
  [{ page: "table", id: "abcdefgh", number: null }, "Table", null],
  [{ page: "rules", game: "azul" }, "Rules", "rules-azul-lead"],
  [{ page: "rules", game: "nim" }, "Rules", "rules-about"],
  [{ page: "learn", game: "dreamhome" }, "Learn", "lesson-dreamhome-goal"],
  [{ page: "learn", game: "nim" }, "Learn", "learn-title"],
  [{ page: "settings" }, "Settings", null],
  [{ page: "me" }, "Account", null],
  [{ page: "privacy" }, "Privacy", null],
])("the page of %j is %s, with its words", async (route, name, message) => {
  expect(await loadPage(route)).toBe(await PAGES[`../../src/pages/${name}.svelte`]?.());
  if (message !== null) expect(words.has(message)).toBe(true);
});

it.each<Route>([{ page: "home" }, { page: "nowhere" }])("%j needs no loading", async (route) => {
  expect(await loadPage(route)).toBeNull();
});

it("a page of rules comes with its figures", async () => {
  await loadPage({ page: "rules", game: "alhambra" });
  expect(loadRules).toHaveBeenLastCalledWith("alhambra");
});
