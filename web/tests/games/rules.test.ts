// The rule pages and the texts of the lessons: nothing missing, nothing twice, nothing left over.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GAMES, OPTIONS } from "../../src/generated/games";
import { loadLesson } from "../../src/games/lesson";
import type { Figures } from "../../src/games/game";
import { loadRules, rulesIn } from "../../src/games/rules";

const ROOT = join(import.meta.dirname, "../..");
const NAMES = GAMES.map(({ name }) => name);
const LANGUAGES = ["en", "is", "it"];

function messages(language: string, part: string): string[] {
  const path = join(ROOT, "locales", language, `${part}.ftl`);
  return existsSync(path)
    ? [...readFileSync(path, "utf8").matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] as string)
    : [];
}

/** Return the ids of the rules in the document of the game. */
function written(game: string): string[] {
  return [...readFileSync(join(ROOT, "..", "docs", `${game}.md`), "utf8").matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
    (found) => found[1] as string,
  );
}

const code = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");

describe.each(NAMES)("the rules of %s", (game) => {
  it("are on the page, each once", async () => {
    const page = (await loadRules(game))?.flatMap(rulesIn) ?? [];
    expect(new Set(page).size).toBe(page.length);
    expect([...page].sort()).toEqual(written(game).sort());
  });

  it.each(LANGUAGES)("have their messages in %s, and no others", async (language) => {
    const sections = (await loadRules(game)) ?? [];
    const found = messages(language, `rules-${game}`);
    const needed = [
      ...written(game).map((id) => id.toLowerCase()),
      `rules-${game}-lead`,
      ...sections.map(({ id }) => `rules-${game}-${id}`),
    ];
    expect(needed.filter((id) => !found.includes(id))).toEqual([]);
    const about = sections.map(({ id }) => `rules-${game}-${id}-about`);
    const figures = code(join(ROOT, "src/games", game));
    const more = found.filter((id) => !needed.includes(id) && !about.includes(id));
    expect(more.filter((id) => !id.startsWith(`rules-${game}-fig-`) || !figures.includes(`"${id}"`))).toEqual([]);
  });

  it("have all their figures in a section", async () => {
    const rules = (await loadRules(game)) ?? [];
    const { default: figures } = (await import(`../../src/games/${game}/figures/index.ts`)) as { default: Figures };
    const shown = rules.flatMap(({ parts }) => parts.filter((part) => typeof part !== "string"));
    expect(shown.length).toBe(Object.values(figures).flat().length);
    expect(shown.length).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)("have options with their messages in %s", (language) => {
    const found = messages(language, "app");
    const needed = OPTIONS[game]?.flatMap(({ name, choices }) => [
      `option-${name}`,
      ...choices.map((choice) => `value-${choice}`),
    ]);
    expect(needed?.length).toBeGreaterThan(0);
    expect(needed?.filter((id) => !found.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)("have a lesson with its messages in %s, and no others", async (language) => {
    const lesson = await loadLesson(game);
    const steps = (lesson?.steps ?? []).flatMap((_, place) => [
      `lesson-${game}-${place + 1}`,
      `lesson-${game}-${place + 1}-after`,
    ]);
    expect(lesson?.steps.length).toBe(5);
    expect(messages(language, `lesson-${game}`)).toEqual([`lesson-${game}-goal`, ...steps, `lesson-${game}-done`]);
  });
});
