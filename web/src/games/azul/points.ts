import type { TableModel } from "../../lib/table.svelte";
import { type AzulView, landing } from "./moves";

/** What the turn wins on the wall and loses on the floor. Near zero points the two cannot be told apart. */
export function points(table: TableModel): { gain: number | null; loss: number | null } {
  const move = table.moves[0];
  const land = move === undefined ? null : landing(table.view as AzulView, table.seat, move);
  if (land === null) return { gain: null, loss: null };
  const loss = land.loss > 0 ? land.loss : null;
  if (table.gain === null) return { gain: null, loss };
  if (!land.full) return { gain: null, loss };
  return { gain: table.preview?.tally === 0 ? null : table.gain + land.loss, loss };
}
