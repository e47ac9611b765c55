// Others' tiles travel from their source to their line; at the end of a round full lines go to the wall, one by one.
import { land, lift, type Piece, STAGGER, showHappenings } from "../../lib/motion";
import type { TableModel } from "../../lib/table.svelte";
import { type AzulView, read, sourceId } from "./moves";

const all = (selector: string) => [...document.querySelectorAll(selector)];
const board = (seat: number) => `.azul [data-seat="${seat}"]`;

/** Tiles that a wall has gained, row by row. */
export function tiled(before: AzulView, after: AzulView, seat: number): { row: number; column: number }[] {
  const old = before.players[seat]?.wall ?? [];
  const now = after.players[seat]?.wall ?? [];
  return now.flatMap((row, r) => row.flatMap((tile, c) => (tile !== null && !old[r]?.[c] ? [{ row: r, column: c }] : [])));
}

export function showMoves(table: TableModel): () => void {
  return showHappenings(table, (happening, before, mine) => {
    const taken: { piece: Piece; line: string }[] = [];
    for (const move of mine ? [] : happening.moves.map(read)) {
      if (move?.kind !== "take") continue;
      for (const tile of all(`.azul [data-choice="${sourceId(move.source, move.colour)}"] .cell > svg`)) {
        taken.push(...lift(tile).map((piece) => ({ piece, line: move.line })));
      }
    }
    const [was, is] = [before.view as AzulView | null, table.state?.view as AzulView | null];
    const walls = (was?.players ?? []).map((_, seat) => (was && is ? tiled(was, is, seat) : []));
    // A line is emptied onto the wall: its last tile is lifted where it lies now.
    const lifted = walls.map((spaces, seat) => spaces.map(({ row }) => lift(all(`${board(seat)} [data-line="${row + 1}"] .cell:last-child > svg`)[0])));
    return () => {
      for (const { piece, line } of taken) land(piece, all(`${board(happening.seat ?? 0)} [data-line="${line}"] .cell`).at(-1), 0, null);
      const sources = new Map<number, { from: Element; delay: number }>();
      walls.forEach((spaces, seat) => {
        spaces.forEach(({ row, column }, place) => {
          const space = all(`${board(seat)} .wr:nth-child(${row + 1}) > :nth-child(${column + 1})`)[0];
          const delay = place * STAGGER;
          for (const piece of lifted[seat]?.[place] ?? []) land(piece, space, delay, space?.firstElementChild ?? null);
          if (space) sources.set(seat, { from: space, delay: delay + 200 });
        });
        const floor = all(`${board(seat)} .floor`)[0];
        if (!sources.has(seat) && floor) sources.set(seat, { from: floor, delay: 0 });
      });
      return sources;
    };
  });
}
