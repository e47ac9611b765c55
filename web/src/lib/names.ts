// How people and bots are called.
import type { SeatShown } from "../wire";
import { t } from "./words.svelte";

const TITLES: Record<string, string> = { azul: "Azul", alhambra: "Alhambra", dreamhome: "Dream Home" };

export const titleOf = (game: string): string => TITLES[game] ?? game;

export function nameOf(seat: SeatShown | undefined, number: number): string {
  if (seat?.kind === "bot") return t("level-bot", { level: seat.level ?? "casual" });
  if (seat?.name) return seat.name;
  return t("seat-number", { number: number + 1 });
}
