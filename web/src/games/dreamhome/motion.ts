// Others' rooms fly from the track to their house; points fly from the place of the room, at the end from the roof.
import { flyTo, pickUp, animateEvents } from "../../board/animation";
import type { TableModel } from "../../table/table.svelte";
import { read } from "./steps";

const first = (selector: string) => document.querySelector(selector);

export function showMoves(table: TableModel): () => void {
  return animateEvents(table, ({ seat, moves, scored }, _before, mine) => {
    const done = moves.map(read);
    const taken = done.find((move) => move.kind === "take" || move.kind === "hammer");
    const laid = done.find((move) => move.kind === "put" || move.kind === "down");
    const pieces = mine || !laid || !taken ? [] : pickUp(first(`.dh [data-column="${taken.parts[0]}"] .rm > svg`));
    return () => {
      const space = laid ? first(`.dh [data-seat="${seat}"] [data-space="${laid.parts[0]}"]`) : null;
      for (const piece of pieces) flyTo(piece, space, 0, space?.firstElementChild ?? null);
      return new Map(
        scored.flatMap((_, one) => {
          const from = (one === seat ? space : null) ?? first(`.dh [data-seat="${one}"] .roof`);
          return from ? [[one, { from, delay: 150 }] as const] : [];
        }),
      );
    };
  });
}
