// The options of a game in words.
import type { OptionShown } from "../wire";
import { t, words } from "./words.svelte";

export function aboutOption({ name, about }: OptionShown): string {
  return words.has(`option-${name}`) ? t(`option-${name}`) : about;
}

export function valueName(value: string): string {
  return words.has(`value-${value}`) ? t(`value-${value}`) : value;
}

/** Return a chosen option in words; null when it has its default. */
export function chosenOption(option: OptionShown, value: unknown): string | null {
  if (value === undefined || value === null || value === option.default) return null;
  const about = aboutOption(option);
  if (option.kind === "flag" || option.kind === "document") return about;
  const said = option.kind === "seat" ? t("seat-number", { number: Number(value) + 1 }) : valueName(String(value));
  return `${about.replace(/\.$/, "")}: ${said}`;
}
