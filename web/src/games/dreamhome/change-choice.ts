// Changing an earlier choice: until the turn is confirmed, its moves can be replaced. Also the parts of the turn to
// show until then.
import type { TableModel } from "../../table/table.svelte";
import type { Happening } from "../../generated/wire";
import { type HomeView, read, steps } from "./steps";

/** The moves that take or discard a column. */
export const VERBS = ["take", "hammer", "discard"];

type Turn = Pick<TableModel, "moves" | "previews" | "view" | "mine">;

/** Return the table before a move of my turn; null until the server has reported it. */
export function viewBefore({ view, previews }: Turn, place: number): HomeView | null {
  return ((place === 0 ? view : previews[place - 1]?.view) ?? null) as HomeView | null;
}

/** Return the index of the latest move of my turn that one beginning with this step could replace; -1 for none. */
export function moveToReplace(table: Turn, step: string): number {
  if (!table.mine) return -1;
  return table.moves.findLastIndex(
    (_, place) => viewBefore(table, place)?.legal.some((move) => steps(move)[0] === step) ?? false,
  );
}

/** Choose a step in place of an earlier move and everything after it. */
export function chooseInstead(table: TableModel, step: string): boolean {
  const place = moveToReplace(table, step);
  if (place < 0 || table.sending) return false;
  while (table.moves.length > place || table.path.length > 0) table.undo();
  return table.choose(step);
}

/** Return the cards that I am taking in this turn. */
export function taken(table: Turn): { room: string | null; special: string | null } {
  const place = table.mine ? table.moves.findLastIndex((move) => ["take", "hammer"].includes(read(move).kind)) : -1;
  const { kind = "", parts = [] } = place < 0 ? {} : read(table.moves[place] ?? "");
  const { room = null, special = null } =
    (place < 0 ? null : viewBefore(table, place)?.track[Number(parts[0]) - 1]) ?? {};
  return { room, special: kind === "take" ? special : null };
}

/** Return what happened to a column in a round: the seat that took it, or that it was discarded; null if unknown. */
export function columnOutcome(
  log: readonly Happening[],
  round: number,
  column: number,
): { seat: number | null } | null {
  for (const { kind, moves, seat, round: its } of log.toReversed()) {
    if (kind !== "turn") continue;
    if (its !== round) return null;
    const move = moves.map(read).find((one) => VERBS.includes(one.kind) && one.parts[0] === String(column));
    if (move) return { seat: move.kind === "discard" ? null : seat };
  }
  return null;
}
