// Dream Home in the terms of the page.
import { beforeAll, expect, it } from "vitest";
import dreamhome from "../../../src/games/dreamhome/index";
import { words } from "../../../src/words/i18n.svelte";
import { scoring, sentencesOf, tableOf, turn } from "../helpers";

beforeAll(async () => {
  await words.load("en");
  await words.require("dreamhome");
});

it("is the roofs in Dream Home, without the points of the last room", () => {
  const end = (...points: [number[], number[]]) =>
    turn(40, [9, 0], { scorings: [scoring("end", ["roof", points[0]], ["windows", points[1]])] });
  expect(sentencesOf(dreamhome, tableOf({}), turn(4, [3, 5]))).toEqual([]);
  expect(sentencesOf(dreamhome, tableOf({}), end([3, 0], [1, 0]))).toEqual([
    "The game is over and the roofs are scored. Anna: +4, Béla: 0",
  ]);
  expect(sentencesOf(dreamhome, tableOf({}), end([0, 0], [0, 0]))).toEqual([
    "The game is over and the roofs are scored. Anna: 0, Béla: 0",
  ]);
  expect(dreamhome.scored(end([8, 3], [1, 2]), tableOf({}))[0]?.lines).toEqual([
    { label: "Roof", points: [8, 3] },
    { label: "Windows", points: [1, 2] },
  ]);
});

it("comes from the view in the last round of Dream Home", () => {
  expect(
    [false, true].map((last_round) => dreamhome.warning(tableOf({ round: 12, rounds: 12, last_round })) !== null),
  ).toEqual([false, true]);
});

it("shows the round", () => {
  expect(dreamhome.facts({ round: 3, rounds: 12 } as never)).toMatchObject([{ value: "3/12" }]);
});

it("scores by the sheets of the houses, a line that several have only once", () => {
  const sheet = (points: number, cards: number) => [
    { part: "rooms", points, lines: [{ what: "room", card: "kitchen", cards, partner: null, points }] },
  ];
  const view = { players: [{ sheet: sheet(6, 2) }, { sheet: sheet(1, 1) }, { sheet: sheet(6, 2) }] };
  const [line] = dreamhome.scoring(tableOf(view));
  expect(line?.points).toEqual([6, 1, 6]);
  expect(line?.parts?.()).toEqual([
    { label: "Kitchen × 2", points: [6, null, 6] },
    { label: "Kitchen", points: [null, 1, null] },
  ]);
});
