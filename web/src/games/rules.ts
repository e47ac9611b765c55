// The rules of a game as a page shows them, in the sections of its game.toml. Their texts are in
// locales/*/rules-NAME.ftl: a message for each rule, by its id in lower case; `rules-NAME-lead`; `rules-NAME-SECTION`
// for its title and, if present, `rules-NAME-SECTION-about`.
import type { Component } from "svelte";
import { GAMES } from "../generated/games";
import type { Figures } from "./game";

export interface Section {
  id: string;
  /** The contents of the section in order: ids of rules, and figures. */
  parts: readonly (string | Component)[];
}

const FIGURES = import.meta.glob("./*/figures/index.ts", { import: "default" }) as Record<
  string,
  () => Promise<Figures>
>;

/** Load the rules of a game; null when it has no page of its own. */
export async function loadRules(name: string): Promise<readonly Section[] | null> {
  const facts = GAMES.find((game) => game.name === name);
  const figures = await FIGURES[`./${name}/figures/index.ts`]?.();
  if (!facts || !figures) return null;
  return Object.entries(facts.sections).map(([id, rules]) => {
    const ids = rules.map((number) => `${facts.prefix}-${number}`);
    return { id, parts: [...(figures[id] ?? []), ...ids.flatMap((rule) => [rule, ...(figures[rule] ?? [])])] };
  });
}

export const rulesIn = (section: Section): string[] =>
  section.parts.filter((part): part is string => typeof part === "string");
