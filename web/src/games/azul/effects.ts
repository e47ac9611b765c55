// The effects of Azul's moves, as the server reports them.
import type { TableModel } from "../../table/table.svelte";
import type { Colour, Fallen } from "./steps";

/** A row, column or colour completed by a tile, and its points at the end of the game. */
export interface Completed {
  what: "row" | "column" | "colour";
  which: number | Colour;
  points: number;
}

export interface Take {
  does: "take";
  /** 0 is the centre. */
  display: number;
  colour: Colour;
  tiles: number;
  /** True if the starting-player tile comes with the tiles. */
  token: boolean;
  /** Null is the floor line. */
  line: number | null;
  /** True if the tiles fill the line. */
  fills: boolean;
  /** The points added, including those of full lines below; null until the space is chosen. */
  points: number | null;
  /** The column of the line's tile on the wall; null until the space is chosen. */
  column: number | null;
  /** Everything that the line's tile completes; empty until its space is chosen. */
  completes: readonly Completed[];
  /** The number of tiles that go to the floor line. */
  fallen: number;
  /** The pieces that go to the floor line, in order. */
  floor: readonly Fallen[];
  /** The points lost by these pieces, and the starting-player tile's part of them. */
  loss: number;
  token_loss: number;
}

export interface Lay {
  does: "lay";
  row: number;
  column: number;
  points: number;
  completes: readonly Completed[];
  /** The points lost by the floor line with my last tile, and those spared because points never fall below zero. */
  loss: number;
  spared: number;
}

export type AzulEffect = Take | Lay;

export const sourceOf = ({ display }: Take) => (display === 0 ? "c" : String(display));
export const lineOf = ({ line }: Take) => (line === null ? "f" : String(line));

/** Return the take of the turn so far; null until the server has reported its effect. */
export const takeOf = (table: TableModel): Take | null =>
  (table.effects as unknown as readonly AzulEffect[]).find((effect): effect is Take => effect.does === "take") ?? null;

/** Return the tiles that the turn so far places on the grey wall. */
export const laysOf = (table: TableModel): Lay[] =>
  (table.effects as unknown as readonly AzulEffect[]).filter((effect): effect is Lay => effect.does === "lay");

/** Return the points at the end of the game for everything that a tile completes. */
export const atEnd = ({ completes }: { completes: readonly Completed[] }): number =>
  completes.reduce((sum, { points }) => sum + points, 0);
