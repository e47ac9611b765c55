// The notation of Dream Home as steps.
import { describe, expect, it } from "vitest";
import { counted, moveFor, ordered, partners, read, roomAt, sparesOf, steps } from "../../../src/games/dreamhome/steps";
import { MoveTree } from "../../../src/table/move-tree";
import { LEGAL, player } from "./samples";

describe("the notation of Dream Home", () => {
  it.each(LEGAL.map((legal) => [legal[0], legal] as const))("spells out %s and its alternatives", (_, legal) => {
    const choices = new MoveTree(legal, steps);
    for (const move of legal) {
      expect(choices.move(steps(move)), move).toBe(move);
      for (let length = 1; length < steps(move).length; length += 1)
        expect(choices.move(steps(move).slice(0, length)), move).toBeNull();
    }
  });

  it("asks for the way of placing a card before its space", () => {
    expect(steps("put f2")).toEqual(["face up", "space f2"]);
    expect(steps("put f2 down")).toEqual(["face down", "space f2"]);
    expect(steps("take 3")).toEqual(["take 3"]);
    expect(steps("drill f2 4")).toEqual(["drill", "space f2", "column 4"]);
    expect(steps("supply f2 kitchen")).toEqual(["supply", "space f2", "card kitchen"]);
    expect(steps("roofer red+")).toEqual(["roof red+"]);
    expect(steps("pass")).toEqual(["pass"]);
  });

  it("turns a way of placing back into a move", () => {
    for (const move of ["put f2", "put f2 down", "scaffold b4", "token s1", "keep f2"]) {
      expect(moveFor(steps(move)[0], read(move).parts[0] as string)).toBe(move);
    }
    expect(moveFor("drill", "f2", "4")).toBe("drill f2 4");
    expect(moveFor("supply", "f2", "kitchen")).toBe("supply f2 kitchen");
    expect(moveFor("swap", "s3", "f1")).toBe("swap f1 s3");
    expect(moveFor(undefined, "s3")).toBe("put s3");
  });

  it("counts cards by kind", () => {
    expect(counted(["kitchen", "kitchen", "sauna", "kitchen"])).toEqual([
      { id: "kitchen", n: 3 },
      { id: "sauna", n: 1 },
    ]);
    expect(counted([])).toEqual([]);
  });

  it("takes pairs in any order", () => {
    const legal = LEGAL[7] as string[];
    expect([...partners(legal, "swap", null)].sort()).toEqual(["b4", "b5", "f1", "f2", "s3"]);
    expect([...partners(legal, "swap", "s3")].sort()).toEqual(["f1", "f2"]);
    expect(ordered("s3", "f1")).toEqual(["f1", "s3"]);
    expect(ordered("f1", "b5")).toEqual(["b5", "f1"]);
    expect(ordered("4", "2")).toEqual(["2", "4"]);
  });
});

it("marks the roof cards that do not count, the later ones among equals", () => {
  const sheet = [
    {
      part: "roof",
      points: 8,
      lines: [{ what: "roof" as const, roofs: ["red", "red", "red", "red+"], one_colour: true, points: 8 }],
    },
  ];
  expect(sparesOf(["red", "brown", "red", "red", "red", "red+"], { sheet })).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(sparesOf(["red", "brown"], { sheet: [] })).toEqual([true, true]);
});

it("finds the room of a space", () => {
  expect(roomAt(player.rooms, "f2")?.spaces).toEqual(["f1", "f2"]);
  expect(roomAt(player.rooms, "b4")).toBeNull();
});
