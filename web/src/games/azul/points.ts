// Points that a turn gains on the wall and loses on the floor. Both come from the effects of the moves: points never
// fall below zero, so the tally alone would hide a loss.
import type { TurnGain } from "../../table/turn-gain";
import type { TableModel } from "../../table/table.svelte";
import { type AzulEffect, type Completed, laysOf, takeOf } from "./effects";
import { type AzulView, type Fallen, drawn, spaceId } from "./steps";

/** The points of a move: in this round, and for what it completes at the end. */
export interface MoveGain extends TurnGain {
  completes: readonly Completed[];
}

const NOTHING: TurnGain = { gain: null, loss: null };
const some = (points: number) => (points > 0 ? points : null);

/** Return the points of a move. */
export const broughtBy = ({ points, loss, completes }: AzulEffect): MoveGain => ({
  gain: points,
  loss: some(loss),
  completes,
});

/** Return the points that a target would bring; null until the server has answered. */
export function foreseenAt(table: TableModel, id: string): MoveGain | null {
  const effect = table.foreseen.get(id) as AzulEffect | undefined;
  return effect ? broughtBy(effect) : null;
}

/** Return the points that a tile on a space of the grey wall brings, or would bring. */
export function broughtAt(table: TableModel, row: number, column: number): MoveGain | null {
  const lay = laysOf(table).find((one) => one.row === row && one.column === column);
  return lay ? broughtBy(lay) : foreseenAt(table, spaceId(row, column));
}

/** Return the pieces that leave my floor line with the turn's last tile; they stay visible until it is confirmed. */
export function cleared(table: TableModel): Fallen[] {
  const take = takeOf(table);
  const [was, is] = [table.view as AzulView, drawn(table)].map((view) => view.players[table.seat]?.floor ?? []);
  return laysOf(table).length > 0 && is?.length === 0 ? [...(was ?? []), ...(take?.floor ?? [])] : [];
}

/** Return the points of the turn so far. */
export function points(table: TableModel): TurnGain {
  const take = takeOf(table);
  if (drawn(table).phase === "tiling") {
    const [gain, loss] = laysOf(table).reduce(([won, lost], lay) => [won + lay.points, lost + lay.loss], [0, 0]);
    return { gain: some(gain), loss: some(loss || (take?.loss ?? 0)) };
  }
  return take ? { gain: take.points, loss: some(take.loss) } : NOTHING;
}
