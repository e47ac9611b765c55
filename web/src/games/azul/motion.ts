// Others' tiles fly from their source to their line. At the end of a round full lines go to the wall one by one, and
// points fly from the wall and the floor; the new deal appears a little later.
import {
  flyPoints,
  DURATION,
  flyTo,
  pickUp,
  pickUpFrom,
  moving,
  type Piece,
  STAGGER,
  animateEvents,
  hideFor,
} from "../../board/animation";
import type { TableModel } from "../../table/table.svelte";
import type { Happening, TableShown } from "../../generated/wire";
import { type AzulEffect, sourceOf, type Take } from "./effects";
import { type AzulView, sourceId } from "./steps";
import { broughtTo } from "./scoring";

const all = (selector: string) => [...document.querySelectorAll(selector)];
const board = (seat: number) => `.azul [data-seat="${seat}"]`;
const effectsOf = ({ deeds }: Happening) => deeds as unknown as AzulEffect[];
const takeIn = (happening: Happening) => effectsOf(happening).find((effect): effect is Take => effect.does === "take");

/** Return the tiles that a wall has gained, row by row. */
export function tiled(before: AzulView, after: AzulView, seat: number): { row: number; column: number }[] {
  const old = before.players[seat]?.wall ?? [];
  const now = after.players[seat]?.wall ?? [];
  return now.flatMap((row, r) =>
    row.flatMap((tile, c) => (tile !== null && !old[r]?.[c] ? [{ row: r, column: c }] : [])),
  );
}

/** Return a seat's points of a turn: on the wall, by the floor line and at the end. */
export function settled({ scorings }: Happening, seat: number): { wall: number; floor: number; bonus: number } {
  const of = (...lines: string[]) => lines.reduce((sum, what) => sum + broughtTo(scorings, what, seat), 0);
  return { wall: of("wall"), floor: of("floor"), bonus: of("rows", "columns", "colours") };
}

/** Return the elements where the tiles of a take land: first in the line from the right, then on the floor. */
function landings(view: AzulView | null, seat: number, take: Take): Element[] {
  const player = view?.players[seat];
  const lying = take.line === null ? 0 : (player?.lines[take.line - 1]?.tiles ?? 0);
  const line =
    take.line === null
      ? []
      : all(`${board(seat)} [data-line="${take.line}"] .cell`)
          .toReversed()
          .slice(lying);
  const floor = all(`${board(seat)} [data-line="f"] .cell`);
  const free = floor.slice(player?.floor.length ?? 0);
  return [...line, ...free.filter((_, place) => take.floor[place] === take.colour), ...floor.slice(-1)];
}

export function showMoves(table: TableModel): () => void {
  let tiledFrom: TableShown | null = null;
  return animateEvents(table, (happening, before, mine) => {
    const seat = happening.seat ?? 0;
    const take = takeIn(happening);
    const [was, is] = [before.view as AzulView | null, table.state?.view as AzulView | null];
    const tiles: Piece[] = mine || !take ? [] : liftTiles(take);
    // Several turns that arrive together share one position before them: animate the tiles placed since then once.
    const start = before === tiledFrom ? is : was;
    tiledFrom = before;
    return () => {
      if (take) {
        const places = landings(was, seat, take);
        tiles.forEach((piece, place) =>
          flyTo(piece, places[Math.min(place, places.length - 1)], 0, tileOn(places[place])),
        );
      }
      if (start && is) showRoundEnd(happening, start, is, tiles.length > 0 ? DURATION : 0);
      return undefined;
    };
  });
}

/** Lift each tile of a take; those in the centre are one heap. */
function liftTiles(take: Take): Piece[] {
  const lying = all(`.azul [data-choice="${sourceId(sourceOf(take), take.colour)}"] .cell > svg`);
  return Array.from({ length: take.tiles }).flatMap((_, place) => pickUp(lying[place] ?? lying[0]));
}

/** Return the tile on a space now; without a tile there is nothing to hide. */
const tileOn = (cell: Element | undefined) => cell?.querySelector(":scope > svg:not(.hole)") ?? null;

function showRoundEnd(happening: Happening, before: AzulView, after: AzulView, start: number): void {
  after.players.forEach((_, seat) => {
    const spaces = tiled(before, after, seat).map(({ row, column }) => ({
      from: all(`${board(seat)} [data-line="${row + 1}"] .cell`).at(-1),
      onto: all(`${board(seat)} .wr:nth-child(${row + 1}) > :nth-child(${column + 1})`)[0],
    }));
    spaces.forEach(({ from, onto }, place) => {
      const tile = onto?.firstElementChild ?? null;
      for (const piece of pickUpFrom(from, tile)) flyTo(piece, onto, start + place * STAGGER, tile);
    });
    const { wall: gain, floor: loss, bonus } = settled(happening, seat);
    const landed = start + (spaces.length > 0 ? (spaces.length - 1) * STAGGER + DURATION / 2 : 0);
    const wall = spaces.at(-1)?.onto ?? all(`${board(seat)} .wall`)[0];
    if (gain > 0) flyPoints(gain, wall, seat, landed);
    if (loss < 0) flyPoints(loss, all(`${board(seat)} .floor`)[0], seat, landed + (gain > 0 ? DURATION / 2 : 0));
    if (bonus > 0) flyPoints(bonus, wall, seat, landed + DURATION);
  });
  // A delay lets players see the end of the round first; nobody has to wait for the new deal.
  if (before.round !== after.round)
    for (const dealt of all(".azul :is(.tiles, .heaps)")) hideFor(dealt, Math.min(moving.left, DURATION));
}
