// The points won and lost by the turn so far.
import type { TableModel } from "./table.svelte";

export interface TurnGain {
  gain: number | null;
  loss: number | null;
}

/** Return the points of the turn so far, as the server reports them. */
export function turnGain(table: TableModel): TurnGain {
  const gain = table.gain ?? 0;
  return { gain: gain > 0 ? gain : null, loss: gain < 0 ? -gain : null };
}
