// What a turn wins on the wall and loses on the floor. The two are told apart by what the moves do: points never fall
// below zero, so there the tally alone would hide a loss.
import type { Bringing } from "../../lib/points";
import type { TableModel } from "../../lib/table.svelte";
import { type AzulDeed, type Take, falling, laysOf, takeOf } from "./deeds";
import { type AzulView, type Player, drawn, printedLoss } from "./moves";

const NOTHING: Bringing = { gain: null, loss: null };
const some = (points: number) => (points > 0 ? points : null);

/**
 * What a take brings. Its line may add to what full lines below it score, which only the change of the tally tells;
 * where that may have been stopped at zero, it is what the line scores by itself.
 */
export function broughtBy(take: Take, change: number | null, player: Player): Bringing {
  const loss = some(take.loss);
  if (!take.fills) return { gain: null, loss };
  const least = player.points - printedLoss(player.floor.length) + Math.min(0, (take.points ?? 0) - take.loss);
  return { gain: change !== null && least >= 0 ? change + take.loss : take.points, loss };
}

/** What a target would bring; null where that is not told. */
export function foreseenAt(table: TableModel, id: string): Bringing | null {
  const deed = table.foreseen.get(id) as AzulDeed | undefined;
  const player = (table.view as AzulView).players[table.seat];
  return deed?.does === "take" && player ? broughtBy(deed, table.hints.get(id) ?? null, player) : null;
}

/** What leaves my floor line with the last tile that the turn lays; it stays to be seen until that is confirmed. */
export function cleared(table: TableModel): (Player["floor"][number])[] {
  const take = takeOf(table);
  const [was, is] = [table.view as AzulView, drawn(table)].map((view) => view.players[table.seat]?.floor ?? []);
  return laysOf(table).length > 0 && is?.length === 0 ? [...(was ?? []), ...(take ? falling(take) : [])] : [];
}

/** What the turn so far brings. */
export function points(table: TableModel): Bringing {
  const take = takeOf(table);
  if (drawn(table).phase === "tiling") {
    const gain = laysOf(table).reduce((sum, lay) => sum + lay.points, 0);
    return { gain: some(gain), loss: some(printedLoss(cleared(table).length) || (take?.loss ?? 0)) };
  }
  const player = (table.view as AzulView).players[table.seat];
  return take && player ? broughtBy(take, table.gain, player) : NOTHING;
}
