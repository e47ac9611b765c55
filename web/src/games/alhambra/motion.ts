// Others' cards and tiles travel from the market to their palace; in a scoring, points come from the majorities.
import { land, lift, showHappenings } from "../../lib/motion";
import type { TableModel } from "../../lib/table.svelte";
import { type AlhambraView, read } from "./moves";

const first = (selector: string) => document.querySelector(selector);

export function showMoves(table: TableModel): () => void {
  return showHappenings(table, (happening, before, mine) => {
    const market = (before.view as AlhambraView | null)?.market ?? [];
    const moves = mine ? [] : happening.moves.map(read);
    const cards = moves.flatMap((move) => (move?.kind === "take" ? move.cards : [])).flatMap((card) => lift(first(`.alhambra [data-card="${card}"] > svg`)));
    const tiles = moves.flatMap((move) =>
      move?.kind === "buy" ? lift(first(`.alhambra [data-choice="buy ${move.square + 1}"] > svg`)).map((piece) => ({ piece, tile: market[move.square] })) : [],
    );
    return () => {
      const board = `.alhambra [data-seat="${happening.seat}"]`;
      for (const piece of cards) land(piece, first(`${board} .dk`), 0, null);
      for (const { piece, tile } of tiles) {
        const laid = first(`${board} [data-tile="${tile}"]`);
        land(piece, laid ?? first(`${board} .ri`), 0, laid);
      }
      const column = (seat: number) => first(`.majority thead th:nth-child(${seat + 2})`);
      return new Map(happening.scored.flatMap((_, seat) => {
        const from = column(seat);
        return from ? [[seat, { from, delay: 0 }] as const] : [];
      }));
    };
  });
}
