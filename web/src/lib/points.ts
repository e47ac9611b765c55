// Points as they are written, and what the turn so far brings.
import type { TableModel } from "./table.svelte";

/** With a true minus sign. */
export const written = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** As a change; nothing either way is 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : written(value));

export interface Bringing {
  gain: number | null;
  loss: number | null;
}

/** What the turn so far brings, as the server tells it. */
export function pointsOf(table: TableModel): Bringing {
  const gain = table.gain ?? 0;
  return { gain: gain > 0 ? gain : null, loss: gain < 0 ? -gain : null };
}
