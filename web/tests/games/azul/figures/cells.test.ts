// The grids of the figures.
import { expect, it } from "vitest";
import {
  colourOf,
  columnOf,
  FLOOR,
  floor,
  greyWall,
  lines,
  printed,
  rowOf,
  wall,
} from "../../../../src/games/azul/figures/cells";

it("a line has as many spaces as its number, filled from the right", () => {
  const grid = lines({ 3: ["red", 2] }, { 3: "may" });
  expect(grid.map((row) => row.filter((cell) => cell !== null).length)).toEqual([1, 2, 3, 4, 5]);
  expect(grid[2]).toEqual([
    null,
    null,
    { piece: "empty", mark: "may" },
    { piece: "red", mark: "may" },
    { piece: "red", mark: "may" },
  ]);
});

it("each colour is printed once in every row and column of the wall", () => {
  const grid = [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => printed(row, column)));
  for (const row of grid) expect(new Set(row).size).toBe(5);
  for (const column of [0, 1, 2, 3, 4]) expect(new Set(grid.map((row) => row[column])).size).toBe(5);
  expect([printed(0, 0), printed(1, 1), printed(1, 0)]).toEqual(["blue", "blue", "white"]);
});

it("tiles of the wall are by their spaces, and marks too", () => {
  const grid = wall(["12"], { "12": { mark: "new", note: "+1" } });
  expect(grid[0]?.slice(0, 2)).toEqual([{ piece: "ghost-blue" }, { piece: "yellow", mark: "new", note: "+1" }]);
  const grey = greyWall({ "23": "red" }, { "24": "barred" });
  expect(grey[1]?.slice(2, 4)).toEqual([{ piece: "red" }, { piece: "empty", mark: "barred" }]);
});

it("the floor line has its costs where no tile lies", () => {
  expect(floor(["start", "red"], "leaves")).toEqual([
    ["start", "red", ...FLOOR.slice(2).map((loss) => `floor-${loss}`)].map((piece) => ({ piece, mark: "leaves" })),
  ]);
  expect(floor()[0]?.[0]).toEqual({ piece: "floor-1" });
});

it("names the spaces of a row, a column and a colour", () => {
  expect(rowOf(2)).toEqual(["21", "22", "23", "24", "25"]);
  expect(columnOf(2)).toEqual(["12", "22", "32", "42", "52"]);
  expect(colourOf("blue")).toEqual(["11", "22", "33", "44", "55"]);
  expect(colourOf("white")).toEqual(["15", "21", "32", "43", "54"]);
});
