// The scorings of Alhambra line by line.
import { beforeAll, expect, it } from "vitest";
import alhambra from "../../../src/games/alhambra/index";
import { scored, scoring as linesOf } from "../../../src/games/alhambra/scoring";
import { words } from "../../../src/words/i18n.svelte";
import { scoring, sentencesOf, tableOf, turn } from "../helpers";
import type { TableModel } from "../../../src/table/table.svelte";

beforeAll(async () => {
  await words.load("en");
  await words.require("alhambra");
});

it("is A, B or the final scoring in Alhambra, with Dirk's points", async () => {
  const paid = scoring("A", ["garden", [0, 2, 2]], ["tower", [6, 0, 0]], ["wall", [3, 1, 0]]);
  const one = turn(4, [9, 3], { scorings: [paid] });
  const table = tableOf({ dirk: { points: 2, tiles: [] } }, [one]);
  expect(sentencesOf(alhambra, table, one)).toEqual(["Scoring A. Anna: +9, Béla: +3, Dirk: +2"]);
  expect(sentencesOf(alhambra, table, turn(9, []))).toEqual([]);
  const [{ lines = [] } = {}] = scored(one);
  expect(lines.map(({ label, points }) => `${label} ${points.join(" ")}`)).toEqual([
    "Garden 0 2 2",
    "Tower 6 0 0",
    "Outer wall 3 1 0",
  ]);
  await words.load("is");
  expect(sentencesOf(alhambra, table, one)[0]).toContain("Dirk: +2");
  await words.load("it");
  expect(sentencesOf(alhambra, table, one)[0]).toContain("Dirk: +2");
  await words.load("en");
});

it("of Alhambra has its name, even if an earlier one was skipped", () => {
  const last = turn(20, [3, 3, 1], { scorings: [scoring("end", ["tower", [3, 3, 1]])] });
  const table = { ...tableOf({ dirk: null }, [last]), names: ["Anna", "Béla", "Cleo"] } as unknown as TableModel;
  expect(sentencesOf(alhambra, table, last)).toEqual(["Final scoring. Anna: +3, Béla: +3, Cleo: +1"]);
  expect(linesOf(table).map(({ label, points }) => [label, points])).toEqual([["Final scoring", [3, 3, 1]]]);
  expect(linesOf(table)[0]?.parts?.()).toEqual([{ label: "Tower", points: [3, 3, 1] }]);
});
