import type { View } from "../../src/table/table.svelte";

export interface NimView extends View {
  heaps: number[];
}

export const heapId = (heap: number | string) => `heap ${heap}`;
export const takeId = (stones: number | string) => `take ${stones}`;

/** Return the elements of a move: `3-2`, two stones from heap 3, is the heap, then the number. */
export function steps(move: string): string[] {
  const [heap = "", stones = ""] = move.split("-");
  return [heapId(heap), takeId(stones)];
}
