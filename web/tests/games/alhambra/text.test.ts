// Alhambra in words.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { AlhambraEffect } from "../../../src/games/alhambra/effects";
import { refuse, spotName, summary, tell, tellTurn, tileName, todo } from "../../../src/games/alhambra/text";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";

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
      "Turn 9: borga þarf 9 denara, en þú átt 4.",
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

it("names tiles with their walls, and places from the fountain", async () => {
  await words.load("en");
  expect([tileName("tower9nw"), tileName("garden10"), tileName("fountain")]).toEqual([
    "tower 9, walls: north, west",
    "garden 10, no walls",
    "lion fountain",
  ]);
  expect([spotName(2, -1), spotName(0, 0)]).toEqual(["2 right, 1 down from the fountain", "the centre"]);
});

it("joins a purchase and its payment in a turn of the log", () => {
  const buy: AlhambraEffect = { does: "buy", tile: "tower9nw", price: 9, money: "blue" };
  const paid: AlhambraEffect[] = [buy, { does: "pay", card: "b9", over: 0 }, { does: "stop" }];
  expect(tellTurn(paid)).toEqual(["buys tower 9 for 9 denars (exact)"]);
  expect(tellTurn([{ does: "stop" }])).toHaveLength(1);
});
