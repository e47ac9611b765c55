// All ways of moving pieces except tapping, which the board handles: dragging, Tab, arrows and other keys, and the
// focus.
import { Dragging } from "./dragging";
import { keepFocus } from "./focus";
import { type Commands, manageTabStops, listenToKeys } from "./keyboard";
import { avoidBars } from "./scroll";
import type { TableModel } from "../table/table.svelte";

/** Make the board under `root` playable. Return a function that ends it. */
export function attachInput(
  root: HTMLElement,
  table: TableModel,
  commands: Pick<Commands, "confirm" | "help" | "step">,
): () => void {
  const dragging = new Dragging(root, table);
  const stops = [
    manageTabStops(root),
    keepFocus(root, table),
    avoidBars(root),
    listenToKeys(root, { undo: () => table.undo(), undoAll: () => table.undoAll(), ...commands }),
    () => dragging.end(),
  ];
  return () => stops.forEach((stop) => stop());
}
