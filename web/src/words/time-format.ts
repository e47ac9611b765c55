// Times in words: a player's time limit, and the age of an event.
import type { Clock, Pace } from "../generated/wire";
import { t, words } from "./i18n.svelte";

function length(seconds: number): string {
  if (seconds >= 86400) return t("days", { count: Math.round(seconds / 86400) });
  return seconds >= 60 ? t("minutes", { count: Math.round(seconds / 60) }) : t("seconds", { count: seconds });
}

/** Return the time limit agreed for each player. */
export function timeWords(pace: Pace, clock: Clock | null): string {
  if (!clock) return t("clock-none");
  const { main, more } = clock;
  if (pace === "correspondence") return t("clock-turn", { time: length(main) });
  return more ? t("clock-more", { time: length(main), more }) : t("clock-only", { time: length(main) });
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Return roughly how long ago a moment was. Intl is no help here: browsers lack Icelandic. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  for (const [unit, size] of UNITS) if (seconds >= size) return t(`ago-${unit}`, { count: Math.floor(seconds / size) });
  return t("ago-now");
}

export function dateWords(at: number): string {
  const date = new Date(at);
  if (words.language === "is") return `${date.getDate()}.${date.getMonth() + 1}.${date.getFullYear()}`;
  return date.toLocaleDateString(words.language === "en" ? "en-GB" : words.language, { dateStyle: "medium" });
}
