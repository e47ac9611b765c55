import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { preferred } from "../../src/base/settings.svelte";
import { t, words } from "../../src/words/i18n.svelte";

const LANGUAGES = ["en", "is", "it"];
const ROOT = join(import.meta.dirname, "../..");
const PARTS = readdirSync(join(ROOT, "locales/en"));
const text = (language: string, part: string) => readFileSync(join(ROOT, "locales", language, part), "utf8");
const ids = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] as string);
const variables = (source: string) => {
  const found = new Map<string, string[]>();
  for (const part of source.split(/^(?=[a-zA-Z][\w-]* *=)/m)) {
    const id = /^([a-zA-Z][\w-]*) *=/.exec(part)?.[1];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$(\w+)/g)].map((one) => one[1] as string))].sort());
  }
  return found;
};

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe.each(PARTS)("%s", (part) => {
  const english = ids(text("en", part));

  it.each(LANGUAGES)("has all messages in %s, in the same order", (language) => {
    expect(ids(text(language, part))).toEqual(english);
  });

  it.each(LANGUAGES)("formats without errors in %s", (language) => {
    const bundle = new FluentBundle(language);
    for (const file of PARTS) bundle.addResource(new FluentResource(text(language, file)));
    const anything = Object.fromEntries(
      [
        ...PARTS.map((file) => text(language, file))
          .join("\n")
          .matchAll(/\$(\w+)/g),
      ].map((one) => [one[1] as string, "x"]),
    );
    for (const id of english) {
      const message = bundle.getMessage(id);
      expect(message?.value, id).toBeTruthy();
      const faults: Error[] = [];
      const all = { n: 2, count: 2, points: 2, free: 2, minutes: 5, number: 1, colour: "red", source: "3", line: "2" };
      const rest = {
        name: "A",
        names: "A",
        holds: "x",
        row: 1,
        column: 1,
        token: "no",
        scored: "yes",
        why: "rules",
        level: "keen",
        theme: "dark",
        most: 4,
        taken: 1,
        seats: 2,
        gain: 1,
        loss: 1,
        login: "a",
        signed: "+2",
        rule: "",
        card: "piano",
        window: "yes",
        floor: "f",
        where: "x",
        room: "x",
        rooms: "x",
        special: "x",
        other: "x",
        there: "x",
        step: 0,
        tools: "yes",
        phase: "discard",
        part: "roof",
        way: "keep",
        when: "now",
        sure: "yes",
      };
      const alhambra = {
        type: "tower",
        money: "blue",
        side: "n",
        way: "up",
        where: "x",
        walls: "x",
        tile: "x",
        old: "x",
        card: "x",
        cards: "x",
        how: "exact",
        over: 1,
        price: 9,
        paid: 5,
        wall: 7,
        bag: 3,
        scoring: "A",
        dirk: "yes",
      };
      bundle.formatPattern(message?.value ?? "", { ...anything, ...alhambra, ...all, ...rest }, faults);
      expect(faults, id).toEqual([]);
    }
  });

  it("uses only arguments that the English has", () => {
    const of = variables(text("en", part));
    for (const language of LANGUAGES) {
      for (const [id, used] of variables(text(language, part))) {
        const known = id === "azul-colour" ? [...(of.get(id) ?? []), "n"] : (of.get(id) ?? []);
        for (const one of used) expect(known, `${language} ${id}`).toContain(one);
      }
    }
  });

  // The messages of the rules and lessons have a test of their own.
  it.skipIf(/^(rules|lesson)-/.test(part))("has no unused message", () => {
    const code = [...sources(join(ROOT, "src")), readFileSync(join(ROOT, "prerender.build.ts"), "utf8")].join("\n");
    const prefixes = [...code.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map((found) => found[1] as string);
    const messages = PARTS.map((file) => text("en", file)).join("\n");
    const unused = english.filter(
      (id) =>
        !code.includes(`"${id}"`) &&
        !code.includes(`'${id}'`) &&
        !messages.includes(`{ ${id} }`) &&
        !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it("has every requested message", () => {
    const known = new Set(PARTS.flatMap((file) => ids(text("en", file))));
    const asked = sources(join(ROOT, "src")).flatMap((code) =>
      [...code.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((found) => found[1] as string),
    );
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("messages", () => {
  it("are requested again after a failure", async () => {
    await words.load("en");
    const part = vi
      .spyOn(words as unknown as { part: () => Promise<unknown> }, "part")
      .mockRejectedValueOnce(new Error("cut"));
    await expect(words.require("guide")).rejects.toThrow("cut");
    part.mockRestore();
    expect(words.has("contents")).toBe(false);
    await words.require("guide");
    expect(t("contents")).toBe("On this page");
  });

  it("are in the language requested last", async () => {
    const coming = words.load("is");
    await Promise.all([words.require("me"), coming]);
    expect([words.language, words.has("passkeys-about")]).toEqual(["is", true]);
    await words.load("en");
  });

  it("have correct plurals", async () => {
    await words.load("en");
    expect([t("days", { count: 1 }), t("days", { count: 2 })]).toEqual(["1 day", "2 days"]);
    await words.require("azul");
    await words.load("is");
    expect(t("azul-tiles", { n: 1, colour: "red" })).toBe("ein rauð");
    expect(t("azul-tiles", { n: 3, colour: "black" })).toBe("þrjár svartar");
    expect(t("azul-take", { n: 1, colour: "red", source: "3", token: "no" })).toBe("taka eina rauða af plötu 3");
    expect(t("azul-take", { n: 2, colour: "blue", source: "c", token: "yes" })).toBe(
      "taka tvær bláar af miðjunni og byrjunarflísina",
    );
    expect(t("since", { count: 21 })).toBe("21 leikur var leikinn á meðan þú varst í burtu.");
    await words.load("it");
    expect(t("azul-tiles", { n: 2, colour: "white" })).toBe("due bianche");
    expect(t("azul-tiles", { n: 1, colour: "yellow" })).toBe("una gialla");
  });

  it("are in the browser's language", () => {
    expect(preferred(["de-DE", "is-IS", "en"])).toBe("is");
    expect(preferred(["fr"])).toBe("en");
  });
});
