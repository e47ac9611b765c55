// Others' cards and tiles fly from the market to their palace; in a scoring, points fly from the majorities, line by
// line.
import { flyPoints, flyTo, pickUp, STAGGER, animateEvents } from "../../board/animation";
import type { TableModel } from "../../table/table.svelte";
import type { Happening } from "../../generated/wire";
import { type AlhambraView, read } from "./steps";

const first = (selector: string) => document.querySelector(selector);

/** The points that a line of a scoring paid to a seat, and the delay of their flight. */
interface Flight {
  line: string;
  seat: number;
  points: number;
  delay: number;
}

/**
 * Return the points of scorings, line by line, with all seats of a line at once. A line that paid nobody takes no time.
 */
export function flights({ scorings }: Pick<Happening, "scorings">): Flight[] {
  return scorings
    .flatMap(({ lines }) => lines)
    .filter(({ points }) => points.some((one) => one !== 0))
    .flatMap(({ what, points }, place) =>
      points.map((one, seat) => ({ line: what, seat, points: one, delay: place * STAGGER })),
    )
    .filter(({ points }) => points !== 0);
}

/** Return the cell of the majorities that shows a seat's part of a line. */
const cellOf = (line: string, seat: number) => first(`.majority [data-line="${line}"] > :nth-child(${seat + 2})`);

export function showMoves(table: TableModel): () => void {
  return animateEvents(table, (happening, before, mine) => {
    const market = (before.view as AlhambraView | null)?.market ?? [];
    const moves = mine ? [] : happening.moves.map(read);
    const cards = moves
      .flatMap((move) => (move?.kind === "take" ? move.cards : []))
      .flatMap((card) => pickUp(first(`.alhambra [data-card="${card}"] > svg`)));
    const tiles = moves.flatMap((move) =>
      move?.kind === "buy"
        ? pickUp(first(`.alhambra [data-choice="buy ${move.square + 1}"] > svg`)).map((piece) => ({
            piece,
            tile: market[move.square],
          }))
        : [],
    );
    return () => {
      const board = `.alhambra [data-seat="${happening.seat}"]`;
      for (const piece of cards) flyTo(piece, first(`${board} .dk`), 0, null);
      for (const { piece, tile } of tiles) {
        const laid = first(`${board} [data-tile="${tile}"]`);
        flyTo(piece, laid ?? first(`${board} .ri`), 0, laid);
      }
      for (const { line, seat, points, delay } of flights(happening))
        flyPoints(points, cellOf(line, seat), seat, delay);
      return undefined;
    };
  });
}
