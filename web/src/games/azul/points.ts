// What a turn wins on the wall and loses on the floor. The two are told apart by what the moves do: points never fall
// below zero, so there the tally alone would hide a loss.
import type { Bringing } from "../../lib/points";
import type { TableModel } from "../../lib/table.svelte";
import { type AzulDeed, type Take, falling, laysOf, takeOf } from "./deeds";
import { type AzulView, type Player, drawn } from "./moves";

const NOTHING: Bringing = { gain: null, loss: null };
const some = (points: number) => (points > 0 ? points : null);

/** What a take brings. */
const broughtBy = (take: Take): Bringing => ({ gain: take.points, loss: some(take.loss) });

/** What a target would bring; null where that is not told. */
export function foreseenAt(table: TableModel, id: string): Bringing | null {
  const deed = table.foreseen.get(id) as AzulDeed | undefined;
  return deed?.does === "take" ? broughtBy(deed) : null;
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
    const [gain, loss] = laysOf(table).reduce(([won, lost], lay) => [won + lay.points, lost + lay.loss], [0, 0]);
    return { gain: some(gain), loss: some(loss || (take?.loss ?? 0)) };
  }
  return take ? broughtBy(take) : NOTHING;
}
