// The options of a game in words.
import type { OptionShown } from "../generated/wire";
import { capital, t, words } from "./i18n.svelte";

export function aboutOption({ name, about }: OptionShown): string {
  return words.has(`option-${name}`) ? t(`option-${name}`) : about;
}

/** Return an option as the label of a field: labels have no full stop. */
export const labelOf = (option: OptionShown): string => aboutOption(option).replace(/\.$/, "");

export function valueName(value: string): string {
  return words.has(`value-${value}`) ? t(`value-${value}`) : value;
}

/** Return a value as an entry of a list, with a capital. */
export const choiceName = (value: string): string => capital(valueName(value));

/** Return a chosen option in words; null when it has its default. */
export function chosenOption(option: OptionShown, value: unknown): string | null {
  if (value === undefined || value === null || value === option.default) return null;
  const about = aboutOption(option);
  if (option.kind === "flag" || option.kind === "document") return about;
  const choice = option.kind === "seat" ? t("seat-number", { number: Number(value) + 1 }) : valueName(String(value));
  return `${labelOf(option)}: ${choice}`;
}
