// The notation of Azul as steps, and the types of its view. `3r2`, `ckf`, `w34`: see docs/azul.md.
import type { TableModel, View } from "../../table/table.svelte";

export const COLOURS = ["blue", "yellow", "red", "black", "white"] as const;
export type Colour = (typeof COLOURS)[number];
/** A piece on a floor line. */
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
  /** The bonuses at the end of the game. */
  bonuses?: { rows: Bonus<number>; columns: Bonus<number>; colours: Bonus<Colour> };
}

/** The completed rows and columns by number from 0, or colours, with the points for each and for all. */
export interface Bonus<Kind> {
  complete: Kind[];
  each: number;
  points: number;
}

export interface AzulView extends View {
  wall: "coloured" | "grey";
  /**
   * The same on every board: the colour of each wall space (null on the grey wall), and the cost of each floor space.
   */
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
  /** The row that may end the game with this round, or certainly will. */
  ending: { seat: number; row: number; sure: boolean } | null;
  players: Player[];
}

/** A take goes from `c` or a display's number to a line's number or `f`. A space belongs to the grey wall. */
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
  const parsed = read(move);
  if (parsed === null) return [move];
  if (parsed.kind === "space") return [spaceId(parsed.row, parsed.column)];
  return [sourceId(parsed.source, parsed.colour), lineId(parsed.line)];
}

/**
 * Return the view to draw. Tiles being taken are drawn see-through in their target; spaces of the grey wall are chosen
 * one after another, each on the wall with those before it.
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
