// Others' tiles travel from their source to their line, so that nobody has to look for what changed.
import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import { read, sourceId } from "./moves";

const LASTS = 420; // milliseconds

function fly(tile: Element, from: DOMRect, to: DOMRect): void {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(tile.cloneNode(true));
  // Set one by one: a style attribute is not allowed by the server's policy.
  Object.assign(ghost.style, { position: "fixed", zIndex: "30", pointerEvents: "none" });
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  const svg = ghost.firstElementChild as SVGElement;
  Object.assign(svg.style, { width: "100%", height: "100%", overflow: "visible" });
  document.body.append(ghost);
  const size = Math.min(to.height, from.height * 1.2) / from.height;
  const x = to.right - from.width * size - from.left;
  const move = `translate(${x}px, ${to.top - from.top}px) scale(${size})`;
  ghost.style.transformOrigin = "0 0";
  const motion = ghost.animate([{ transform: "none" }, { transform: move }], { duration: LASTS, easing: "cubic-bezier(.2, .7, .2, 1)" });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** Show the moves of others at a table; the answer stops it. */
export function showMoves(table: TableModel): () => void {
  return table.onHappening((happening) => {
    if (happening.kind !== "turn" || !settings.moves || document.hidden) return;
    if (table.state?.you.includes(happening.seat ?? -1)) return;
    for (const move of happening.moves.map(read)) {
      if (move?.kind !== "take") continue;
      // The page still shows what was before: the tiles are where they were taken from.
      const cells = [...document.querySelectorAll(`[data-choice="${sourceId(move.source, move.colour)}"] .cell`)];
      const tiles = cells.flatMap((cell) => (cell.firstElementChild ? [{ tile: cell.firstElementChild, from: cell.getBoundingClientRect() }] : []));
      void tick().then(() => {
        const line = document.querySelector(`[data-seat="${happening.seat}"] [data-line="${move.line}"]`);
        if (line) for (const { tile, from } of tiles) fly(tile, from, line.getBoundingClientRect());
      });
    }
  });
}
