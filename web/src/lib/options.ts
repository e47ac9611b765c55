// The options of a game in words.
import type { OptionShown } from "../wire";
import { t, words } from "./words.svelte";

export const aboutOption = (option: OptionShown): string =>
  words.has(`option-${option.name}`) ? t(`option-${option.name}`) : option.about;

export const valueName = (value: string): string => (words.has(`value-${value}`) ? t(`value-${value}`) : value);

export const choicesOf = (option: OptionShown): string[] =>
  option.values.split(/,\s*|\s+or\s+/).map((value) => value.trim()).filter(Boolean);
