// The points that a turn of Azul gains and loses.
import { beforeAll, describe, expect, it } from "vitest";
import type { Lay, Take } from "../../../src/games/azul/effects";
import { broughtAt, cleared, points } from "../../../src/games/azul/points";
import type { AzulView, Player } from "../../../src/games/azul/steps";
import { broughtInWords } from "../../../src/games/azul/text";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import { lay, take as sample } from "./samples";

beforeAll(async () => {
  await words.load("en");
  await words.require("azul");
});

describe("the points of a turn", () => {
  const take: Take = {
    does: "take",
    display: 1,
    colour: "red",
    tiles: 3,
    token: false,
    line: 1,
    fills: true,
    points: 1,
    column: 3,
    completes: [],
    fallen: 2,
    floor: ["red", "red"],
    loss: 4,
    token_loss: 0,
  };
  const player = (points: number, floor: string[] = []) => ({ points, floor }) as unknown as Player;

  it("are gains and losses apart, even where points stop at zero", () => {
    const taking = (one: Take) =>
      points({
        effects: [one],
        view: { phase: "offer", players: [player(0)] },
        shown: { phase: "offer", players: [player(0)] },
        seat: 0,
        mine: true,
        moves: ["1r1"],
        path: [],
      } as unknown as TableModel);
    expect(taking(take)).toEqual({ gain: 1, loss: 4 });
    expect(taking({ ...take, loss: 0 })).toEqual({ gain: 1, loss: null });
    expect(taking({ ...take, fills: false, points: null })).toEqual({ gain: null, loss: 4 });
    expect(broughtInWords({ gain: 1, loss: 4, completes: [] })).toBe("+1 point, −4 points.");
    expect(broughtInWords({ gain: null, loss: null, completes: [] })).toBe("No change in points.");
  });

  it("are those of tiles on the grey wall, with the floor's cost after the last one", () => {
    const view = (floor: string[]) =>
      ({ phase: "tiling", wall: "grey", players: [player(3, floor)] }) as unknown as AzulView;
    const effects = (loss: number) => [
      { does: "lay", row: 2, column: 2, points: 4, loss: 0 },
      { does: "lay", row: 3, column: 2, points: 2, loss },
    ];
    const laying = (floor: string[], loss: number) =>
      points({
        view: view(["red", "token"]),
        shown: view(floor),
        seat: 0,
        mine: true,
        moves: ["w22", "w32"],
        effects: effects(loss),
      } as unknown as TableModel);
    expect(laying(["red", "token"], 0)).toEqual({ gain: 6, loss: null });
    expect(laying([], 2)).toEqual({ gain: 6, loss: 2 });
  });
});

it("a take appears on the floor line until the turn that clears it is confirmed", () => {
  const view = (floor: string[]) => ({ phase: "tiling", players: [{ floor }] });
  const laying = (one: Take, after: string[]) =>
    cleared({
      view: view(["blue"]),
      shown: view(after),
      seat: 0,
      mine: true,
      moves: ["cr2", "w23"],
      effects: [one, lay],
    } as unknown as TableModel);
  expect(laying({ ...sample, floor: ["token"] }, [])).toEqual(["blue", "token"]);
  expect(laying(sample, ["blue", "token", "red"])).toEqual([]);
});

it("a space of the wall has its points before and after one is chosen", () => {
  const layAt = (column: number, points: number): Lay => ({
    does: "lay",
    row: 1,
    column,
    points,
    completes: [],
    loss: 0,
    spared: 0,
  });
  const table = { foreseen: new Map([["wall 14", layAt(4, 5)]]), effects: [layAt(2, 3)] } as unknown as TableModel;
  expect([broughtAt(table, 1, 4)?.gain, broughtAt(table, 1, 2)?.gain, broughtAt(table, 1, 3)]).toEqual([5, 3, null]);
});
