// Others' rooms travel from the track to their house, so that nobody has to look for what changed.
import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import { read } from "./moves";

const LASTS = 420; // milliseconds

function fly(picture: Element, from: DOMRect, to: DOMRect): void {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(picture.cloneNode(true));
  // Set one by one: a style attribute is not allowed by the server's policy.
  Object.assign(ghost.style, { position: "fixed", zIndex: "30", pointerEvents: "none", transformOrigin: "0 0" });
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  Object.assign((ghost.firstElementChild as SVGElement).style, { width: "100%", height: "100%" });
  document.body.append(ghost);
  const move = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})`;
  const motion = ghost.animate([{ transform: "none" }, { transform: move }], { duration: LASTS, easing: "cubic-bezier(.2, .7, .2, 1)" });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** Show the moves of others at a table; the answer stops it. */
export function showMoves(table: TableModel): () => void {
  return table.onHappening(({ kind, seat, moves }) => {
    if (kind !== "turn" || !settings.moves || document.hidden || table.state?.you.includes(seat ?? -1)) return;
    const done = moves.map(read);
    const taken = done.find((move) => move.kind === "take" || move.kind === "hammer");
    const laid = done.find((move) => move.kind === "put" || move.kind === "down");
    // The page still shows what was before: the card is where it was taken from.
    const picture = document.querySelector(`[data-column="${taken?.parts[0]}"] .rm > svg`);
    if (!picture || !laid) return;
    const from = picture.getBoundingClientRect();
    void tick().then(() => {
      const space = document.querySelector(`[data-seat="${seat}"] [data-space="${laid.parts[0]}"]`);
      if (space) fly(picture, from, space.getBoundingClientRect());
    });
  });
}
