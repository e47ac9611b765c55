// The longest wall as a line.
import { expect, it } from "vitest";
import { cornersOf } from "../../../src/games/alhambra/outline";

it("draws a wall from corner to corner", () => {
  const wall = [
    [1, 0, 1],
    [1, -1, 1],
    [1, -1, 2],
    [0, -1, 2],
    [0, -1, 3],
  ] as const;
  expect(cornersOf(wall, 0, 1, 10)).toBe("20,10 20,20 20,30 10,30 0,30 0,20");
  expect(cornersOf([], 0, 1, 10)).toBe("");
});
