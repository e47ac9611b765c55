// Alhambra in the terms of the page.
import { beforeAll, expect, it } from "vitest";
import alhambra from "../../../src/games/alhambra/index";
import { words } from "../../../src/words/i18n.svelte";
import { tableOf } from "../helpers";

beforeAll(async () => {
  await words.load("en");
  await words.require("alhambra");
});

it("appears in Alhambra when the final scoring may be near", () => {
  const view = (bag: number, next: object, phase = "action") => tableOf({ bag, phase, next });
  expect(alhambra.warning(view(3, { scoring: "end", soon: false }))).toBeNull();
  expect(alhambra.warning(view(1, { scoring: "B", soon: true }))).toBeNull();
  expect(alhambra.warning(view(1, { scoring: "end", soon: true }))).toContain("1 tile left");
  expect(alhambra.warning(view(0, { scoring: "end", soon: true }))).toContain("empty");
  expect(alhambra.warning(view(0, { scoring: "end", soon: true }, "awards"))).toContain("final scoring");
});

it("shows the next scoring, the bag and the deck, and nothing when all is scored", () => {
  const facts = (next: object | null) => alhambra.facts({ bag: 30, deck: 80, next } as never);
  expect(facts({ scoring: "B", soon: false }).map(({ icon, value }) => `${icon} ${value}`)).toEqual([
    "al-score-b B",
    "i-bag 30",
    "al-deck 80",
  ]);
  expect(facts({ scoring: "end", soon: false })[0]?.icon).toBe("i-flag");
  expect(facts(null)).toEqual([]);
});

it("has Dirk as a scorer without a seat, if he plays", () => {
  expect(alhambra.others?.({ dirk: { points: 5, tiles: [] } } as never)).toEqual([
    { name: "Dirk", icon: "al-dirk", points: 5 },
  ]);
  expect(alhambra.others?.({ dirk: null } as never)).toEqual([]);
});

it("hides hands, unless an option opens all of them", () => {
  const hides = (...hands: (string[] | null)[]) =>
    alhambra.hides?.({ players: hands.map((hand) => ({ hand })) } as never);
  expect([hides(["y1"], null), hides(["y1"], [])]).toEqual([true, false]);
});
