import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { AlhambraEffect } from "../../../src/games/alhambra/effects";
import { building, steps } from "../../../src/games/alhambra/steps";
import { cornersOf } from "../../../src/games/alhambra/outline";
import { refuse, summary, tell, todo } from "../../../src/games/alhambra/text";
import { MoveTree } from "../../../src/table/move-tree";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";

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

describe("the turn so far", () => {
  beforeAll(async () => {
    await words.load("en");
    await words.require("alhambra");
  });
  const shown = {
    phase: "placing",
    market: [null, "garden10", "tower9nw", null],
    squares: ["yellow", "green", "blue", "orange"],
  };
  /** Return the text of the bar when the server has reported `effects` and has not answered `asked` yet. */
  const said = (effects: AlhambraEffect[], path: string[] = [], asked: string[] = [], view = shown) =>
    summary({
      effects,
      path,
      moves: [...effects.map(({ does }) => does), ...asked],
      shown: view,
    } as unknown as TableModel);

  const buy: AlhambraEffect = { does: "buy", tile: "tower9nw", price: 9, money: "blue" };
  const pay = (card: string, over: number | null): AlhambraEffect => ({ does: "pay", card, over });

  it("shows a purchase with its payment as one part, as the server reports it", () => {
    const place: AlhambraEffect = { does: "place", tile: "tower9nw", at: "1,0", wall: 2 };
    expect(said([buy, pay("b7", null), pay("b2", 0), place])).toBe(
      "tower 9 for 7 + 2 denars (exact) · tower 9 built (wall 2)",
    );
    expect(said([buy, pay("b7", null)])).toBe("tower 9 for 7 denars…");
    expect(said([buy])).toBe("tower 9 for ? denars…");
    expect(said([buy, pay("b8", null), pay("b2", 1)])).toBe("tower 9 for 8 + 2 denars (1 too much)");
  });

  it("follows the server on the state of a payment", () => {
    expect(tell(pay("b2", 3))).toBe("pays denar 2 (3 too much)");
    expect(tell(pay("b2", 0))).toBe("pays denar 2 (exact)");
    expect(tell(pay("b2", null))).toBe("pays denar 2");
  });

  it("continues in the currency that the server reports", () => {
    const shown = { market: ["tower9nw", null], buying: { square: 0, money: "green", paid: 0, ways: [] } };
    expect(todo({ shown, path: [], ready: false } as unknown as TableModel)).toBe(
      "Pay 9 dirhams for tower 9: choose cards, or a suggested payment.",
    );
  });

  it("says what happened to a tile left over", () => {
    expect(tell({ does: "leave", tile: "tower11" })).toBe("leaves tower 11 unbuilt");
    expect(tell({ does: "reserve", tile: "tower11" })).toBe("puts tower 11 in the reserve");
  });

  it("says why a tile cannot be bought, by its everyday name", async () => {
    expect(refuse({ because: "too_dear", tile: "tower9nw", price: 9, money: "blue", have: 4 })).toBe(
      "Tower 9 costs 9 denars, and you have 4.",
    );
    expect(refuse({ because: "together", most: 6 })).toBe("Several cards may total 6 at most.");
    expect(refuse({ because: "no_card", card: "y7" })).toBe("You don’t have a florin 7.");
    await words.load("is");
    expect(refuse({ because: "too_dear", tile: "tower9nw", price: 9, money: "blue", have: 4 })).toBe(
      "Turn 9 kostar 9 denara, en þú átt 4.",
    );
    await words.load("en");
  });

  it("names the chosen elements until the server has reported their effect", () => {
    const waiting = (...asked: string[]) => said([], [], asked);
    expect(waiting("take y1 g2")).toBe("takes florin 1, dirham 2");
    expect(waiting("buy 3")).toBe("tower 9 for ? denars…");
    expect(waiting("buy 3", "pay b7", "pay b2")).toBe("tower 9 for 7 + 2 denars…");
    expect(said([buy, pay("b7", null)], [], ["pay b2"])).toBe("tower 9 for 7 + 2 denars…");
    expect(waiting("place tower9nw 1,0")).toBe("tower 9 built…");
    expect(waiting("store garden10")).toBe("moves garden 10 to the reserve…");
    expect(waiting("swap tower9nw garden10")).toBe("replaces garden 10 with tower 9…");
    expect(waiting("reserve tower9nw")).toBe("puts tower 9 in the reserve");
    expect(said([], [], ["reserve tower9nw"], { ...shown, phase: "awards" })).toBe("leaves tower 9 unbuilt");
    expect(waiting("dirk tower9nw")).toBe("gives tower 9 to Dirk");
    expect(waiting("pass")).toBe("passes");
  });

  it("grows part by part", () => {
    expect(said([])).toBe("Nothing chosen yet.");
    expect(said([{ does: "take", cards: ["y1"] }], ["tile garden10"])).toBe("takes florin 1 · garden 10: ?");
  });
});

it.each(["en", "is", "it"])("gives instructions without visual descriptions in %s", (language) => {
  const lines = readFileSync(join(import.meta.dirname, "../../../locales", language, "alhambra.ftl"), "utf8").split(
    "\n",
  );
  const todo = lines.filter((line) => line.startsWith("alhambra-todo-"));
  expect(todo.length).toBeGreaterThan(5);
  expect(todo.filter((line) => /dashed|dotted|strik|ramma|tratteggi/.test(line))).toEqual([]);
});
