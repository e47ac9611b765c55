// The rules of a game as a page shows them. Their texts are in locales/*/rules-NAME.ftl: a message for each rule, by
// its id in lower case; `rules-NAME-lead`; `rules-NAME-SECTION` for its title and, if present,
// `rules-NAME-SECTION-about`.
import type { Component } from "svelte";

export interface Section {
  id: string;
  /** The contents of the section in order: ids of rules, and figures. */
  parts: readonly (string | Component)[];
}

export interface RulesOf {
  sections: readonly Section[];
}

const FOUND = import.meta.glob("./*/rules.ts", { import: "default" }) as Record<string, () => Promise<RulesOf>>;

/** Load the rules of a game; null when it has no page of its own. */
export async function loadRules(name: string): Promise<RulesOf | null> {
  return (await FOUND[`./${name}/rules.ts`]?.()) ?? null;
}

export const rulesIn = (section: Section): string[] =>
  section.parts.filter((part): part is string => typeof part === "string");
