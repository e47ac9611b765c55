// The notation of Alhambra as steps.
import { describe, expect, it } from "vitest";
import { building, inOrder, read, steps, without } from "../../../src/games/alhambra/steps";
import { MoveTree } from "../../../src/table/move-tree";

// Legal moves of real positions.
const POSITIONS = [
  ["pay g1", "pay g3", "pay g4", "pay g8", "pay g9"],
  [
    "place pavilion6n 4,-1",
    "place pavilion6n 2,-1",
    "place pavilion6n -1,0",
    "place tower12 4,-1",
    "place tower12 4,-3",
    "place tower12 2,-3",
    "place tower12 3,-3",
    "place tower12 2,-1",
    "place tower12 -1,0",
    "reserve pavilion6n",
    "reserve tower12",
    "dirk pavilion6n",
    "dirk tower12",
  ],
  [
    "take y8",
    "take g9",
    "take b3",
    "take b4",
    "buy 4",
    "stop",
    "build pavilion4es 1,0",
    "build pavilion4es 1,-2",
    "build pavilion4es 1,-3",
    "build pavilion4es -1,-3",
    "build seraglio9 1,-2",
    "build seraglio9 1,-3",
    "build seraglio9 0,2",
    "build seraglio9 -3,-2",
    "build chambers6es 1,0",
    "build chambers6es 1,-2",
    "build chambers6es 1,-3",
    "build chambers6es -1,-3",
    "build garden8sw -1,1",
    "build garden8sw -3,-2",
    "build garden9e 1,-2",
    "build garden9e 1,-3",
    "build garden9e -1,-3",
    "build garden9e 0,2",
    "build garden9e -1,-1",
    "store seraglio4ne",
    "store seraglio5sw",
    "store arcades8e",
    "store garden8nw",
    "store tower11s",
    "swap pavilion4es seraglio4ne",
    "swap pavilion4es seraglio5sw",
    "swap seraglio9 seraglio4ne",
    "swap seraglio9 seraglio5sw",
    "swap seraglio9 arcades8e",
    "swap seraglio9 garden8nw",
    "swap seraglio9 garden10",
    "swap seraglio9 garden11",
    "swap seraglio9 tower10w",
    "swap seraglio9 tower11s",
    "swap chambers6es seraglio4ne",
    "swap chambers6es seraglio5sw",
    "swap garden8sw seraglio5sw",
    "swap garden8sw garden8nw",
    "swap garden8sw tower11s",
    "swap garden9e seraglio4ne",
    "swap garden9e seraglio5sw",
    "swap garden9e arcades8e",
    "swap garden9e garden11",
  ],
  [
    "place tower10w -3,5",
    "place tower10w 2,1",
    "place tower10w 2,-1",
    "place tower10w -2,-1",
    "place tower10w 1,-1",
    "place tower13e -3,5",
    "place tower13e 2,1",
    "place tower13e 3,0",
    "place tower13e 2,-1",
    "place tower13e -2,-1",
    "place tower13e -1,-1",
    "place tower13e 1,2",
    "reserve tower10w",
    "reserve tower13e",
  ],
  [
    "take y1",
    "take y4",
    "take y1 y4",
    "take g1",
    "take y1 g1",
    "take y4 g1",
    "take g2",
    "take y1 g2",
    "take g1 g2",
    "take y1 g1 g2",
    "buy 1",
    "buy 3",
    "buy 4",
    "stop",
    "store chambers6es",
    "store chambers8nw",
    "swap pavilion2new chambers8nw",
  ],
];

describe("steps", () => {
  it("are the elements that a player chooses", () => {
    expect(steps("take y1 g2")).toEqual(["take y1 g2"]);
    expect(steps("buy 2")).toEqual(["buy 2"]);
    expect(steps("pay b7")).toEqual(["pay b7"]);
    expect(steps("stop")).toEqual(["stop"]);
    expect(steps("pass")).toEqual(["pass"]);
    expect(steps("place tower9nw -1,0")).toEqual(["tile tower9nw", "spot -1,0"]);
    expect(steps("build garden10 0,1")).toEqual(["tile garden10", "spot 0,1"]);
    expect(steps("reserve tower9nw")).toEqual(["tile tower9nw", "to reserve"]);
    expect(steps("store garden10")).toEqual(["tile garden10", "to reserve"]);
    expect(steps("dirk tower9nw")).toEqual(["tile tower9nw", "to dirk"]);
    expect(steps("swap tower11 garden10")).toEqual(["tile tower11", "swap garden10"]);
  });

  it.each(POSITIONS.map((legal) => [legal]))("never begin another move’s, and lead to their own", (legal) => {
    const all = legal.map(steps);
    const choices = new MoveTree(legal, steps);
    for (const [place, one] of all.entries()) {
      expect(choices.move(one)).toBe(legal[place]);
      for (const [other, more] of all.entries()) {
        if (other !== place)
          expect(
            one.every((step, number) => more[number] === step),
            `${legal[place]} and ${legal[other]}`,
          ).toBe(false);
      }
    }
  });
});

it("reads tiles", () => {
  expect(building("tower9nw")).toEqual({ type: "tower", price: 9, walls: "nw" });
  expect(building("garden10")).toEqual({ type: "garden", price: 10, walls: "" });
  expect(building("fountain").walls).toBe("");
});

it("reads no move from anything else", () => {
  expect(["", "take", "buy", "swap tower9nw", "place tower9nw", "flee"].map(read)).toEqual(Array(6).fill(null));
});

it("sorts cards by currency and value, and takes each away once", () => {
  expect(inOrder(["o1", "y9", "b2", "y1", "g3"])).toEqual(["y1", "y9", "g3", "b2", "o1"]);
  expect(without(["y1", "y1", "g2"], "y1", "b3")).toEqual(["y1", "g2"]);
});
