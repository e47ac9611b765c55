// What the figures show, as grids of pieces of the sprite. Rows and columns count from 1. They stand for no table, so what
// is printed on the boards is drawn here once more.
import { COLOURS, type Colour } from "../moves";

export const SIZE = 5;
/** What each space of the floor line costs. */
export const FLOOR = [1, 1, 2, 2, 2, 3, 3] as const;
/** The colour printed on a space of the coloured wall. */
export const printed = (row: number, column: number): Colour => COLOURS[(column - row + SIZE) % SIZE] as Colour;

export interface Cell {
  piece: string;
  /** new: just laid. may: a tile may go here. barred: none may. leaves: it goes away from here. */
  mark?: "new" | "may" | "barred" | "leaves";
  note?: string;
}
export type Grid = (Cell | null)[][];

const HOLE: Cell = { piece: "empty" };

/** Pattern lines: for each its colour and how many tiles lie there. */
export function lines(
  holds: Partial<Record<number, [Colour, number]>> = {},
  marks: Partial<Record<number, Cell["mark"]>> = {},
): Grid {
  return Array.from({ length: SIZE }, (_, place) => {
    const [colour, tiles] = holds[place + 1] ?? [null, 0];
    const mark = marks[place + 1];
    return Array.from({ length: SIZE }, (_, column) => {
      const fromRight = SIZE - 1 - column;
      if (fromRight > place) return null;
      const cell: Cell = { piece: colour && fromRight < tiles ? colour : HOLE.piece };
      return mark ? { ...cell, mark } : cell;
    });
  });
}

/** A coloured wall with tiles laid: "23" is row 2, column 3; its marks by the same names. */
export function wall(laid: readonly string[] = [], marks: Record<string, Omit<Cell, "piece">> = {}): Grid {
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => {
      const name = `${row + 1}${column + 1}`;
      const colour = printed(row, column);
      return { piece: laid.includes(name) ? colour : `ghost-${colour}`, ...marks[name] };
    }),
  );
}

/** A grey wall: the colours laid by their places. */
export function greyWall(laid: Record<string, Colour>, marks: Record<string, Cell["mark"]> = {}): Grid {
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => {
      const name = `${row + 1}${column + 1}`;
      const cell: Cell = { piece: laid[name] ?? HOLE.piece };
      const mark = marks[name];
      return mark ? { ...cell, mark } : cell;
    }),
  );
}

/** A floor line with tiles from the left. */
export function floor(laid: readonly (Colour | "start")[] = [], mark?: Cell["mark"]): Grid {
  return [FLOOR.map((loss, place) => ({ piece: laid[place] ?? `floor-${loss}`, ...(mark ? { mark } : {}) }))];
}

/** The places of a whole row, column or colour. */
export const rowOf = (row: number) => Array.from({ length: SIZE }, (_, column) => `${row}${column + 1}`);
export const columnOf = (column: number) => Array.from({ length: SIZE }, (_, row) => `${row + 1}${column}`);
export const colourOf = (colour: Colour) =>
  Array.from(
    { length: SIZE },
    (_, row) => `${row + 1}${Array.from({ length: SIZE }, (_, column) => printed(row, column)).indexOf(colour) + 1}`,
  );
