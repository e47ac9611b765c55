// What moves of Azul do, as the server says it.
import type { TableModel } from "../../lib/table.svelte";
import type { Colour, Fallen } from "./moves";

/** A row, column or colour that is complete with a tile, and its points at the end of the game. */
export interface Completed {
  what: "row" | "column" | "colour";
  which: number | Colour;
  points: number;
}

export interface Take {
  does: "take";
  /** 0: the centre. */
  display: number;
  colour: Colour;
  tiles: number;
  /** The starting-player tile comes with them. */
  token: boolean;
  /** Null: the floor line. */
  line: number | null;
  /** The line is full with them. */
  fills: boolean;
  /** What that will add to the points, also by full lines below it; null where the space is yet to be chosen. */
  points: number | null;
  /** Where the tile of that line will lie; null where the space is yet to be chosen. */
  column: number | null;
  /** What that tile completes; nothing where its space is yet to be chosen. */
  completes: readonly Completed[];
  /** How many of the tiles go to the floor line. */
  fallen: number;
  /** What comes to lie there, in its order. */
  floor: readonly Fallen[];
  /** What all that goes there costs, and what of it the starting-player tile does. */
  loss: number;
  token_loss: number;
}

export interface Lay {
  does: "lay";
  row: number;
  column: number;
  points: number;
  completes: readonly Completed[];
  /** What the floor line costs, with my last tile, and what it would cost more if points fell below zero. */
  loss: number;
  spared: number;
}

export type AzulDeed = Take | Lay;

export const sourceOf = ({ display }: Take) => (display === 0 ? "c" : String(display));
export const lineOf = ({ line }: Take) => (line === null ? "f" : String(line));

/** The take of the turn so far; null while the server has not said what it does. */
export const takeOf = (table: TableModel): Take | null =>
  (table.deeds as unknown as readonly AzulDeed[]).find((deed): deed is Take => deed.does === "take") ?? null;

/** The tiles of the turn so far that are laid on the grey wall. */
export const laysOf = (table: TableModel): Lay[] =>
  (table.deeds as unknown as readonly AzulDeed[]).filter((deed): deed is Lay => deed.does === "lay");

/** What is won at the end of the game by what a tile completes. */
export const atEnd = ({ completes }: { completes: readonly Completed[] }): number =>
  completes.reduce((sum, { points }) => sum + points, 0);
