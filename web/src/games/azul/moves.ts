// The notation of Azul as steps, and what a view holds. `3r2`, `ckf`, `w34`: see docs/azul.md.
import type { TableModel, View } from "../../lib/table.svelte";

export const COLOURS = ["blue", "yellow", "red", "black", "white"] as const;
export type Colour = (typeof COLOURS)[number];
/** On a floor line. */
export type Fallen = Colour | "token";
export type Heap = Partial<Record<Colour, number>>;
const LETTERS: Record<string, Colour> = { b: "blue", y: "yellow", r: "red", k: "black", w: "white" };
export const letter = (colour: Colour) => (colour === "black" ? "k" : (colour[0] as string));

export interface Line {
  colour: Colour | null;
  tiles: number;
  spaces: number;
}

export interface Player {
  points: number;
  /** The points if the round ended now. */
  tally: number;
  lines: Line[];
  wall: (Colour | null)[][];
  floor: Fallen[];
  /** At the end. */
  bonuses?: { rows: Bonus<number>; columns: Bonus<number>; colours: Bonus<Colour> };
}

/** Rows and columns by number from 0, or colours, that are complete: what each is worth, and all of them. */
export interface Bonus<Kind> {
  complete: Kind[];
  each: number;
  points: number;
}

export interface AzulView extends View {
  wall: "coloured" | "grey";
  /** On every board: the colour of each space of the wall, null on the grey one, and what each space of the floor line costs. */
  printed: { wall: Colour[][] | null; floor: number[] };
  round: number;
  phase: "offer" | "tiling" | "over";
  start: number;
  token: number | null;
  centre: Heap;
  displays: Heap[];
  bag: Heap;
  lid: Heap;
  tiling_row: number | null;
  /** The row that may end the game with this round, or surely will. */
  ending: { seat: number; row: number; sure: boolean } | null;
  players: Player[];
}

/** A take: from `c` or a display's number, to a line's number or `f`. A space: of the grey wall. */
export type Move =
  { kind: "take"; source: string; colour: Colour; line: string } | { kind: "space"; row: number; column: number };

export function read(move: string): Move | null {
  const take = /^([c1-9])([byrkw])([1-5f])$/.exec(move);
  if (take)
    return {
      kind: "take",
      source: take[1] as string,
      colour: LETTERS[take[2] as string] as Colour,
      line: take[3] as string,
    };
  const space = /^w([1-5])([1-5])$/.exec(move);
  return space ? { kind: "space", row: Number(space[1]), column: Number(space[2]) } : null;
}

export const sourceId = (source: string, colour: Colour) => `take ${source}${letter(colour)}`;
export const lineId = (line: string) => `to ${line}`;
export const spaceMove = (row: number, column: number) => `w${row}${column}`;
export const spaceId = (row: number, column: number) => `wall ${row}${column}`;

export function steps(move: string): string[] {
  const found = read(move);
  if (found === null) return [move];
  if (found.kind === "space") return [spaceId(found.row, found.column)];
  return [sourceId(found.source, found.colour), lineId(found.line)];
}

/**
 * The view to draw. Tiles that are taken are drawn into it see-through, where they come to lie; spaces of the grey wall
 * are chosen one after the other, each on the wall with those before it.
 */
export function drawn(table: TableModel): AzulView {
  const [now, shown] = [table.view as AzulView, table.shown as AzulView];
  const tiling =
    [now, shown].some(({ phase }) => phase === "tiling") || table.moves.some((move) => move.startsWith("w"));
  return tiling && table.mine ? { ...shown, phase: "tiling" } : now;
}

export const heapOf = (view: AzulView, source: string): Heap =>
  source === "c" ? view.centre : (view.displays[Number(source) - 1] ?? {});

export const total = (heap: Heap): number => Object.values(heap).reduce((sum, count) => sum + count, 0);
