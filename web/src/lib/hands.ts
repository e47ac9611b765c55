// All ways of moving pieces on a board but tapping, which is the board's own: dragging, Tab, arrows and other keys,
// with the focus always somewhere.
import { Dragging } from "./dragging";
import { keepFocus } from "./focus";
import { type Commands, keepStops, listenToKeys } from "./keys";
import { keepClear } from "./sight";
import type { TableModel } from "./table.svelte";

/** Let the board under `root` be played; what ends that comes back. */
export function playBoard(
  root: HTMLElement,
  table: TableModel,
  commands: Pick<Commands, "confirm" | "help" | "step">,
): () => void {
  const dragging = new Dragging(root, table);
  const stops = [
    keepStops(root),
    keepFocus(root, table),
    keepClear(root),
    listenToKeys(root, { undo: () => table.undo(), undoAll: () => table.undoAll(), ...commands }),
    () => dragging.end(),
  ];
  return () => stops.forEach((stop) => stop());
}
