// Points in writing, and the points of the turn so far.
import type { TableModel } from "../table/table.svelte";

/** Return points with a true minus sign. */
export const written = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Return points as a change, with a sign; no change is 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : written(value));

export interface Bringing {
  gain: number | null;
  loss: number | null;
}

/** Return the points of the turn so far, as the server reports them. */
export function pointsOf(table: TableModel): Bringing {
  const gain = table.gain ?? 0;
  return { gain: gain > 0 ? gain : null, loss: gain < 0 ? -gain : null };
}
