// Events in sentences.
import { beforeAll, describe, expect, it } from "vitest";
import alhambra from "../../../src/games/alhambra/index";
import azul from "../../../src/games/azul/index";
import type { Game } from "../../../src/games/game";
import {
  actorName,
  endingOf,
  eventText,
  headlineOf,
  othersOf,
  playerName,
  resultOf,
} from "../../../src/parts/table/event-text";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import { scoring, sentencesOf, tableOf, turn } from "../../games/helpers";

beforeAll(async () => {
  await words.load("en");
  await words.require("azul", "alhambra");
});

it("describes a purchase in Alhambra and its payment in one sentence", () => {
  const deeds = [
    { does: "buy", tile: "tower11", price: 11, money: "blue" },
    { does: "pay", card: "b8", over: null },
    { does: "pay", card: "b4", over: 1 },
    { does: "stop" },
    { does: "reserve", tile: "tower11" },
  ];
  expect(eventText(alhambra, tableOf({}), turn(4, [], { deeds }))).toBe(
    "buys tower 11 for 8 + 4 denars (1 too much); puts tower 11 in the reserve",
  );
  expect(eventText(alhambra, tableOf({}), turn(4, [], { deeds: deeds.slice(0, 2) }))).toBe(
    "buys tower 11 for 11 denars",
  ); // under review in the middle of it
});

it("uses a seat's old name for events before a bot took it over", () => {
  const left = turn(5, [], {
    kind: "leave",
    why: "time",
    moves: [],
    seated: { kind: "bot", name: "Anna", level: "gentle" },
  });
  const log = [turn(4, []), left, turn(7, [])];
  const table = { ...tableOf({}, log), names: ["Gentle bot", "Béla"] } as unknown as TableModel;
  expect(log.map((one) => actorName(table, one))).toEqual(["Anna", "Anna", "Gentle bot"]);
  expect(eventText(azul, table, left)).toBe("runs out of time; Gentle bot takes over");
});

it("names nobody for no seat", () => {
  expect([playerName(tableOf({}), 1), playerName(tableOf({}), null), playerName(tableOf({}), 7)]).toEqual([
    "Béla",
    "",
    "",
  ]);
});

it("gives a scoring with the points of all, also of those without a seat", () => {
  const dirk = tableOf({ dirk: { points: 2, tiles: [] } });
  expect(othersOf(alhambra, dirk).map(({ name, points }) => `${name} ${points}`)).toEqual(["Dirk 2"]);
  expect(othersOf({} as Game, dirk)).toEqual([]);
  expect(sentencesOf(alhambra, dirk, turn(4, [], { scorings: [scoring("A", ["tower", [3, -1, 0]])] }))).toEqual([
    "Scoring A. Anna: +3, Béla: −1, Dirk: 0",
  ]);
  expect(sentencesOf(alhambra, dirk, turn(4, [], { kind: "resign" }))).toEqual([]);
});

describe("the result", () => {
  const over = (winners: number[], you: number[] = [], points = [3, -1]) =>
    ({
      ...tableOf({}),
      state: { you, outcome: { winners, points, why: "finished", seat: null } },
    }) as unknown as TableModel;

  it("names the winners, or says that I have won", () => {
    expect(headlineOf(over([0]))).toBe("Anna won");
    expect(headlineOf(over([0, 1]))).toBe("Anna, Béla share the victory");
    expect(headlineOf(over([1], [1]))).toBe("You won");
    expect(headlineOf(over([1], [0, 1]))).toBe("Béla won"); // on a shared screen
    expect(headlineOf(over([]))).toBe("No result");
  });

  it("has the headline, the end and all points in one text", () => {
    expect(resultOf(azul, over([0]))).toBe(`Anna won. ${endingOf(over([0]))} Total. Anna: 3, Béla: −1`);
    expect(resultOf(azul, tableOf({}))).toBe(endingOf(tableOf({})));
  });
});
