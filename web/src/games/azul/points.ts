import type { Bringing } from "../../lib/points";
import type { TableModel } from "../../lib/table.svelte";
import { type AzulView, drawn, landing } from "./moves";

/** What the turn wins on the wall and loses on the floor. Near zero points the two cannot be told apart. */
export function points(table: TableModel): Bringing {
  const now = table.view as AzulView;
  const view = drawn(table);
  if (view.phase === "tiling") {
    const won = (view.players[table.seat]?.points ?? 0) - (now.players[table.seat]?.points ?? 0);
    return { gain: won > 0 ? won : null, loss: won < 0 ? -won : null };
  }
  const move = table.moves[0];
  const land = move === undefined ? null : landing(now, table.seat, move);
  if (land === null) return { gain: null, loss: null };
  const loss = land.loss > 0 ? land.loss : null;
  if (table.gain === null || !land.full) return { gain: null, loss };
  return { gain: table.preview?.tally === 0 ? null : table.gain + land.loss, loss };
}
