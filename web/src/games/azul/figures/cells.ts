// The contents of the figures, as grids of pieces of the sprite. Rows and columns count from 1. Figures have no table
// with a view, so they repeat what is printed on the boards.
import { COLOURS, type Colour } from "../steps";

export const SIZE = 5;
/** The cost of each space of the floor line. */
export const FLOOR = [1, 1, 2, 2, 2, 3, 3] as const;
/** Return the colour printed on a space of the coloured wall. */
export const printed = (row: number, column: number): Colour => COLOURS[(column - row + SIZE) % SIZE] as Colour;

export interface Cell {
  piece: string;
  /** new: just placed. may: a tile may go here. barred: none may. leaves: it is removed from here. */
  mark?: "new" | "may" | "barred" | "leaves";
  note?: string;
}
export type Grid = (Cell | null)[][];

const HOLE: Cell = { piece: "empty" };

/** Return pattern lines, each with its colour and number of tiles. */
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

/** Return a coloured wall with tiles: "23" is row 2, column 3; its marks have the same keys. */
export function wall(laid: readonly string[] = [], marks: Record<string, Omit<Cell, "piece">> = {}): Grid {
  return Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (_, column) => {
      const name = `${row + 1}${column + 1}`;
      const colour = printed(row, column);
      return { piece: laid.includes(name) ? colour : `ghost-${colour}`, ...marks[name] };
    }),
  );
}

/** Return a grey wall with colours by their spaces. */
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

/** Return a floor line with tiles from the left. */
export function floor(laid: readonly (Colour | "start")[] = [], mark?: Cell["mark"]): Grid {
  return [FLOOR.map((loss, place) => ({ piece: laid[place] ?? `floor-${loss}`, ...(mark ? { mark } : {}) }))];
}

/** Return the spaces of a whole row, column or colour. */
export const rowOf = (row: number) => Array.from({ length: SIZE }, (_, column) => `${row}${column + 1}`);
export const columnOf = (column: number) => Array.from({ length: SIZE }, (_, row) => `${row + 1}${column}`);
export const colourOf = (colour: Colour) =>
  Array.from(
    { length: SIZE },
    (_, row) => `${row + 1}${Array.from({ length: SIZE }, (_, column) => printed(row, column)).indexOf(colour) + 1}`,
  );
