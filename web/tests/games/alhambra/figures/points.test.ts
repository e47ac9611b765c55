// The points of the places in the figures.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pays } from "../../../../src/games/alhambra/figures/points";
import { TYPES } from "../../../../src/games/alhambra/steps";

it("grow by one with each type, and have one more place in each scoring", () => {
  expect(TYPES.map((type) => pays("A", type))).toEqual([[1], [2], [3], [4], [5], [6]]);
  expect([pays("B", "pavilion"), pays("B", "tower")]).toEqual([
    [8, 1],
    [13, 6],
  ]);
  expect([pays("end", "pavilion"), pays("end", "tower")]).toEqual([
    [16, 8, 1],
    [21, 13, 6],
  ]);
});

it("are the engine's", () => {
  const path = join(import.meta.dirname, "../../../../../src/riad/games/alhambra/rules/components.json");
  const { points } = JSON.parse(readFileSync(path, "utf8")) as { points: object };
  const shown = (["A", "B", "end"] as const).map((scoring) => [
    scoring,
    Object.fromEntries(TYPES.map((type) => [type, pays(scoring, type)])),
  ]);
  expect(Object.fromEntries(shown)).toEqual(points);
});
