// What happened, in sentences: for the log, for looking back, and for the live region.
import type { Game } from "../games/game";
import type { Happening } from "../wire";
import { nameOf } from "./names";
import { signed } from "./points";
import type { TableModel } from "./table.svelte";
import { t } from "./words.svelte";

export const whoIs = (table: TableModel, seat: number | null) => (seat === null ? "" : nameOf(table.seats[seat], seat));

/** Who did it: a seat that a bot has taken over had another name before. */
export function whoDid(table: TableModel, { seat, seq }: Happening): string {
  const left = table.log.find((one) => one.kind === "leave" && one.seat === seat && one.seated !== null);
  return (left && seq <= left.seq ? left.seated?.name : null) ?? whoIs(table, seat);
}

/** An action, to follow the player's name. */
export function sentenceOf(game: Game, happening: Happening): string {
  if (happening.kind === "turn") {
    return happening.moves.map((move, place) => game.tell(move, happening.told[place] ?? move)).join("; ");
  }
  const told = t(`log-${happening.kind}`, { why: happening.why ?? "" });
  if (happening.kind !== "leave" || happening.seated === null) return told;
  return `${told}; ${t("log-taken-over", { bot: nameOf(happening.seated, happening.seat ?? 0) })}`;
}

/** How many turns brought points up to an action: with it, if it did. */
export const scoringsUpTo = (table: TableModel, seq: number) => table.log.filter((one) => one.seq <= seq && one.scored.length > 0).length;

/** What a turn scored beside its move, such as the end of a round: who got how much. */
export function scoringOf(game: Game, table: TableModel, happening: Happening): string | null {
  if (happening.kind !== "turn" || happening.scored.length === 0) return null;
  const what = game.scored(happening, scoringsUpTo(table, happening.seq), table.log);
  if (what === null) return null;
  const all = happening.scored.map((points, seat) => `${whoIs(table, seat)} ${signed(points)}`);
  return `${what}: ${all.join(", ")}`;
}
