// What moves of Azul do, as the server says it, and where the tiles of a take are drawn before it is confirmed.
import type { TableModel } from "../../lib/table.svelte";
import type { Colour } from "./moves";

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
  /** How many go to the floor line. */
  fallen: number;
  /** What all that goes there costs. */
  loss: number;
}

export interface Lay {
  does: "lay";
  row: number;
  column: number;
  points: number;
  /** What the floor line costs, with my last tile. */
  loss: number;
}

export type AzulDeed = Take | Lay;

export const sourceOf = ({ display }: Take) => (display === 0 ? "c" : String(display));
export const lineOf = ({ line }: Take) => (line === null ? "f" : String(line));

/** The take of the turn so far; null while the server has not said what it does. */
export const takeOf = (table: TableModel): Take | null =>
  (table.deeds as unknown as readonly AzulDeed[]).find((deed): deed is Take => deed.does === "take") ?? null;

/** The tiles of the turn so far that are laid on the grey wall. */
export const laysOf = (table: TableModel): Lay[] => (table.deeds as unknown as readonly AzulDeed[]).filter((deed): deed is Lay => deed.does === "lay");

/** What comes to lie on the floor line, in its order. */
export const falling = ({ token, fallen, colour }: Take): (Colour | "token")[] => [...(token ? (["token"] as const) : []), ...Array<Colour>(fallen).fill(colour)];
