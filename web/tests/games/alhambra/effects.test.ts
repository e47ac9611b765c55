// The effects of moves that the server has not answered yet.
import { expect, it } from "vitest";
import { meant } from "../../../src/games/alhambra/effects";
import type { AlhambraView } from "../../../src/games/alhambra/steps";

const view = (phase = "action") =>
  ({ phase, market: ["tower9nw", null], squares: ["blue", "green"] }) as unknown as AlhambraView;

it.each<[string, object[]]>([
  ["take y1 g2", [{ does: "take", cards: ["y1", "g2"] }]],
  ["buy 1", [{ does: "buy", tile: "tower9nw", price: 9, money: "blue" }]],
  ["buy 2", []], // an empty square
  ["pay b7", [{ does: "pay", card: "b7", over: null }]],
  ["place tower9nw -1,2", [{ does: "place", tile: "tower9nw", at: "-1,2", wall: null }]],
  ["build tower9nw 0,1", [{ does: "build", tile: "tower9nw", at: "0,1", wall: null }]],
  ["store garden10", [{ does: "store", tile: "garden10", wall: null }]],
  ["swap tower9nw garden10", [{ does: "swap", tile: "tower9nw", old: "garden10", wall: null }]],
  ["reserve tower9nw", [{ does: "reserve", tile: "tower9nw" }]],
  ["dirk tower9nw", [{ does: "dirk", tile: "tower9nw" }]],
  ["stop", [{ does: "stop" }]],
  ["pass", [{ does: "pass" }]],
  ["something else", []],
])("of %s are those in its notation", (move, effects) => {
  expect(meant(move, view())).toEqual(effects);
});

it("a tile put aside in the final awards is left unbuilt", () => {
  expect(meant("reserve tower9nw", view("awards"))).toEqual([{ does: "leave", tile: "tower9nw" }]);
});
