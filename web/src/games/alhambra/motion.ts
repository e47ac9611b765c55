// Others' cards and tiles travel from the market to their palace, so that nobody has to look for what changed.
import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import { type AlhambraView, read } from "./moves";

const LASTS = 420; // milliseconds

function fly(piece: Element, from: DOMRect, to: DOMRect): void {
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  const copy = piece.cloneNode(true) as SVGElement;
  ghost.append(copy);
  // Set one by one: a style attribute is not allowed by the server's policy.
  Object.assign(ghost.style, { position: "fixed", zIndex: "30", pointerEvents: "none", transformOrigin: "0 0" });
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  Object.assign(copy.style, { width: "100%", height: "100%" });
  document.body.append(ghost);
  const size = Math.min(to.width, to.height, from.height) / from.height;
  const move = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${size})`;
  const motion = ghost.animate([{ transform: "none" }, { transform: move }], { duration: LASTS, easing: "cubic-bezier(.2, .7, .2, 1)" });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** Show the moves of others at a table; the answer stops it. */
export function showMoves(table: TableModel): () => void {
  return table.onHappening((happening, before) => {
    if (happening.kind !== "turn" || !settings.moves || document.hidden) return;
    if (table.state?.you.includes(happening.seat ?? -1)) return;
    const market = (before?.view as AlhambraView | null | undefined)?.market ?? [];
    // The page still shows what was before: the pieces are where they were taken from.
    const pieces: { piece: Element; from: DOMRect; tile: string | null }[] = [];
    const add = (selector: string, tile: string | null) => {
      const piece = document.querySelector(`${selector} > svg`);
      if (piece) pieces.push({ piece, from: piece.getBoundingClientRect(), tile });
    };
    for (const move of happening.moves.map(read)) {
      if (move?.kind === "take") for (const card of move.cards) add(`.alhambra [data-card="${card}"]`, null);
      else if (move?.kind === "buy") add(`.alhambra [data-choice="buy ${move.square + 1}"]`, market[move.square] ?? null);
    }
    void tick().then(() => {
      const board = `.alhambra [data-seat="${happening.seat}"]`;
      for (const { piece, from, tile } of pieces) {
        const target = (tile === null ? null : document.querySelector(`${board} [data-tile="${tile}"]`)) ?? document.querySelector(`${board} .${tile ? "ri" : "dk"}`);
        const to = target?.getBoundingClientRect();
        if (to && to.width > 0) fly(piece, from, to);
      }
    });
  });
}
