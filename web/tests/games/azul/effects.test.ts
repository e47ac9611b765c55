// The effects of Azul's moves.
import { expect, it } from "vitest";
import { atEnd, laysOf, lineOf, sourceOf, takeOf } from "../../../src/games/azul/effects";
import type { TableModel } from "../../../src/table/table.svelte";
import { lay, take } from "./samples";

const table = (...effects: object[]) => ({ effects }) as unknown as TableModel;

it("a take is that of the turn, once the server has reported its effect", () => {
  expect(takeOf(table(take, lay))).toBe(take);
  expect(takeOf(table())).toBeNull();
});

it("the tiles laid are those of the turn so far", () => {
  expect(laysOf(table(take, lay))).toEqual([lay]);
  expect(laysOf(table(take))).toEqual([]);
});

it("a take has the letters of the notation for its source and its line", () => {
  expect([sourceOf(take), lineOf(take)]).toEqual(["c", "2"]);
  expect([sourceOf({ ...take, display: 4 }), lineOf({ ...take, line: null })]).toEqual(["4", "f"]);
});

it("everything completed is paid at the end", () => {
  const completes = [
    { what: "column", which: 4, points: 7 },
    { what: "colour", which: "red", points: 10 },
  ] as const;
  expect([atEnd({ completes }), atEnd(take)]).toEqual([17, 0]);
});
