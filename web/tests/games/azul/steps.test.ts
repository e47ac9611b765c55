// The notation of Azul as steps.
import { describe, expect, it } from "vitest";
import {
  type AzulView,
  drawn,
  heapOf,
  letter,
  lineId,
  read,
  sourceId,
  spaceId,
  spaceMove,
  steps,
  total,
} from "../../../src/games/azul/steps";
import { MoveTree } from "../../../src/table/move-tree";
import type { TableModel } from "../../../src/table/table.svelte";

it("a take is its tiles, then its line", () => {
  expect(read("3k2")).toEqual({ kind: "take", source: "3", colour: "black", line: "2" });
  expect(steps("3k2")).toEqual([sourceId("3", "black"), lineId("2")]);
  expect(steps("cbf")).toEqual(["take cb", "to f"]);
});

it("a space of the grey wall is one element", () => {
  expect(read("w34")).toEqual({ kind: "space", row: 3, column: 4 });
  expect(steps(spaceMove(3, 4))).toEqual([spaceId(3, 4)]);
});

it.each(["", "0b1", "3x2", "3b6", "w60", "w3", "pass"])("%j is no move of Azul", (move) => {
  expect(read(move)).toBeNull();
  expect(steps(move)).toEqual([move]);
});

it("each element leads to its own moves", () => {
  const tree = new MoveTree(["1b1", "1bf", "1k1", "cb1"], steps);
  expect([...tree.next()]).toEqual(["take 1b", "take 1k", "take cb"]);
  expect([...tree.next(["take 1b"])]).toEqual(["to 1", "to f"]);
  expect(tree.move(["take 1b", "to f"])).toBe("1bf");
});

it("black has the letter k, because b is blue", () => {
  expect([letter("black"), letter("blue")]).toEqual(["k", "b"]);
});

it("finds and counts the tiles of a source", () => {
  const view = { centre: { red: 2 }, displays: [{ blue: 1, white: 3 }] } as unknown as AzulView;
  expect(heapOf(view, "c")).toEqual({ red: 2 });
  expect(total(heapOf(view, "1"))).toBe(4);
  expect(total(heapOf(view, "9"))).toBe(0);
});

describe("the view to draw", () => {
  const [offer, tiling] = [
    { phase: "offer", round: 1 },
    { phase: "tiling", round: 2 },
  ];
  const table = (view: object, shown: object, moves: string[] = [], mine = true) =>
    ({ view, shown, moves, mine }) as unknown as TableModel;

  it("is that before a take: its tiles are drawn in their target", () => {
    expect(drawn(table(offer, { ...offer, round: 9 }, ["1b1"]))).toBe(offer);
  });

  it("follows the spaces chosen on the grey wall, also after the last one", () => {
    expect(drawn(table(tiling, { ...tiling, round: 3 }))).toMatchObject({ phase: "tiling", round: 3 });
    expect(drawn(table(offer, { ...offer, round: 4 }, ["w11"]))).toMatchObject({ phase: "tiling", round: 4 });
  });

  it("is the present one for those who watch", () => {
    expect(drawn(table(tiling, { ...tiling, round: 3 }, [], false))).toBe(tiling);
  });
});
