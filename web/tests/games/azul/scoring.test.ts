// The points of Azul line by line.
import { beforeAll, expect, it } from "vitest";
import type { Scoring } from "../../../src/generated/wire";
import azul from "../../../src/games/azul/index";
import { broughtTo, roundsOf, scored, scoring } from "../../../src/games/azul/scoring";
import { words } from "../../../src/words/i18n.svelte";
import { bonuses, ended, sentencesOf, tableOf, turn } from "../helpers";

beforeAll(async () => {
  await words.load("en");
  await words.require("azul");
});

it("is the end of a round in Azul, with the wall and the floor apart", () => {
  const told = (scorings: Scoring[], more = {}) => turn(4, [], { scorings, ...more });
  expect(sentencesOf(azul, tableOf({}), told([ended(1, [9, 0], [-2, -2])]))).toEqual([
    "End of round 1. Anna: +7, Béla: −2",
  ]);
  expect(sentencesOf(azul, tableOf({}), told([]))).toEqual([]);
  expect(sentencesOf(azul, tableOf({}), told([ended(2, [0, 0], [0, 0])]))).toEqual([
    "End of round 2. Anna: 0, Béla: 0",
  ]);
  expect(sentencesOf(azul, tableOf({}), told([ended(3, [3, 0], [0, 0])], { moves: ["w11"] }))).toEqual([
    "Wall and floor. Anna: +3, Béla: 0",
  ]);
  expect(scored(told([ended(1, [9, 0], [-2, -2])]))[0]?.lines).toEqual([
    { label: "Wall", points: [9, 0] },
    { label: "Floor line", points: [-2, -2] },
  ]);
});

it("has the bonuses of Azul's end in a scoring of their own, if there are any", () => {
  const told = (rows: number[]) =>
    scored(turn(9, [15, 1], { scorings: [ended(5, [13, 1], [0, 0]), bonuses(rows)] })).map(({ what, points }) => [
      what,
      points,
    ]);
  expect(told([2, 0])).toEqual([
    ["End of round 5", [13, 1]],
    ["End of the game", [2, 0]],
  ]);
  expect(told([0, 0])).toEqual([["End of round 5", [13, 1]]]);
});

it("adds up the turns of one round on the grey wall", () => {
  const scorings = [ended(1, [3, 0], [-1, 0]), ended(1, [0, 4], [0, 0]), ended(2, [1, 0], [0, -2]), bonuses([2, 0])];
  expect([...roundsOf(scorings, "wall")]).toEqual([
    [1, [3, 4]],
    [2, [1, 0]],
  ]);
  expect([...roundsOf(scorings, "floor")]).toEqual([
    [1, [-1, 0]],
    [2, [0, -2]],
  ]);
});

it("splits Azul's points into the wall and floor of each round, and the bonuses of the end", () => {
  const none = { complete: [], each: 2, points: 0 };
  const player = (points: number, rows: object) => ({ points, bonuses: { rows, columns: none, colours: none } });
  const view = { round: 2, players: [player(12, { complete: [0], each: 2, points: 2 }), player(3, none)] };
  const first = turn(3, [4, 1], { scorings: [ended(1, [5, 1], [-1, 0])] });
  const lines = scoring(
    tableOf(view, [first, turn(8, [8, 2], { scorings: [ended(2, [6, 4], [0, -2]), bonuses([2, 0])] })]),
  );
  expect(lines.map(({ label, points }) => [label, points])).toEqual([
    ["Wall", [11, 5]],
    ["Floor line", [-1, -2]],
    ["Complete rows", [2, 0]],
    ["Complete columns", [0, 0]],
    ["Complete colours", [0, 0]],
  ]);
  expect(lines[0]?.parts?.()).toEqual([
    { label: "Round 1", points: [5, 1] },
    { label: "Round 2", points: [6, 4] },
  ]);
  expect(lines[1]?.parts?.()).toEqual([
    { label: "Round 1", points: [-1, 0] },
    { label: "Round 2", points: [0, -2] },
  ]);
  expect(lines[2]?.parts?.()).toEqual([{ label: "Row 1", points: [2, 0] }]);
  expect(scoring(tableOf(view, [first])).map(({ label }) => label)).toEqual(["Wall", "Floor line"]);
  expect(scoring(tableOf(view, []))).toEqual([]);
});

it("sums the points of a seat in one kind of line", () => {
  const scorings = [ended(1, [3, 0], [-1, 0]), ended(2, [1, 4], [0, -2])];
  expect([broughtTo(scorings, "wall", 0), broughtTo(scorings, "floor", 1), broughtTo(scorings, "rows", 0)]).toEqual([
    4, -2, 0,
  ]);
});
