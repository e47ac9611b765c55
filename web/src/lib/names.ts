// How people and bots are called.
import type { SeatShown } from "../wire";
import { t } from "./words.svelte";

export function nameOf(seat: SeatShown | undefined, number: number): string {
  if (seat?.kind === "bot") return t("level-bot", { level: seat.level ?? "casual" });
  if (seat?.name) return seat.name;
  return t("seat-number", { number: number + 1 });
}
