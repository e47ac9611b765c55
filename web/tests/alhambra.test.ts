import { describe, expect, it } from "vitest";
import { type AlhambraView, building, steps } from "../src/games/alhambra/moves";
import { cornersOf, longestWall } from "../src/games/alhambra/outline";
import { payments, settled } from "../src/games/alhambra/payment";
import { scoreNow, standings } from "../src/games/alhambra/scoring";
import { Choices } from "../src/lib/choices";

// Legal moves of real positions.
const POSITIONS = [
  ["pay g1", "pay g3", "pay g4", "pay g8", "pay g9"],
  ["place pavilion6n 4,-1", "place pavilion6n 2,-1", "place pavilion6n -1,0", "place tower12 4,-1", "place tower12 4,-3", "place tower12 2,-3", "place tower12 3,-3", "place tower12 2,-1", "place tower12 -1,0", "reserve pavilion6n", "reserve tower12", "dirk pavilion6n", "dirk tower12"],
  ["take y8", "take g9", "take b3", "take b4", "buy 4", "stop", "build pavilion4es 1,0", "build pavilion4es 1,-2", "build pavilion4es 1,-3", "build pavilion4es -1,-3", "build seraglio9 1,-2", "build seraglio9 1,-3", "build seraglio9 0,2", "build seraglio9 -3,-2", "build chambers6es 1,0", "build chambers6es 1,-2", "build chambers6es 1,-3", "build chambers6es -1,-3", "build garden8sw -1,1", "build garden8sw -3,-2", "build garden9e 1,-2", "build garden9e 1,-3", "build garden9e -1,-3", "build garden9e 0,2", "build garden9e -1,-1", "store seraglio4ne", "store seraglio5sw", "store arcades8e", "store garden8nw", "store tower11s", "swap pavilion4es seraglio4ne", "swap pavilion4es seraglio5sw", "swap seraglio9 seraglio4ne", "swap seraglio9 seraglio5sw", "swap seraglio9 arcades8e", "swap seraglio9 garden8nw", "swap seraglio9 garden10", "swap seraglio9 garden11", "swap seraglio9 tower10w", "swap seraglio9 tower11s", "swap chambers6es seraglio4ne", "swap chambers6es seraglio5sw", "swap garden8sw seraglio5sw", "swap garden8sw garden8nw", "swap garden8sw tower11s", "swap garden9e seraglio4ne", "swap garden9e seraglio5sw", "swap garden9e arcades8e", "swap garden9e garden11"],
  ["place tower10w -3,5", "place tower10w 2,1", "place tower10w 2,-1", "place tower10w -2,-1", "place tower10w 1,-1", "place tower13e -3,5", "place tower13e 2,1", "place tower13e 3,0", "place tower13e 2,-1", "place tower13e -2,-1", "place tower13e -1,-1", "place tower13e 1,2", "reserve tower10w", "reserve tower13e"],
  ["take y1", "take y4", "take y1 y4", "take g1", "take y1 g1", "take y4 g1", "take g2", "take y1 g2", "take g1 g2", "take y1 g1 g2", "buy 1", "buy 3", "buy 4", "stop", "store chambers6es", "store chambers8nw", "swap pavilion2new chambers8nw"],
];

describe("steps", () => {
  it("are the elements a person chooses", () => {
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

  it.each(POSITIONS.map((legal) => [legal]))("of no move begin another’s, and each leads to its move", (legal) => {
    const all = legal.map(steps);
    const choices = new Choices(legal, steps);
    for (const [place, one] of all.entries()) {
      expect(choices.move(one)).toBe(legal[place]);
      for (const [other, more] of all.entries()) {
        if (other !== place) expect(one.every((step, number) => more[number] === step), `${legal[place]} and ${legal[other]}`).toBe(false);
      }
    }
  });
});

it("reads tiles", () => {
  expect(building("tower9nw")).toEqual({ type: "tower", price: 9, walls: "nw" });
  expect(building("garden10")).toEqual({ type: "garden", price: 10, walls: "" });
  expect(building("fountain").walls).toBe("");
});

describe("payments", () => {
  it("leave no card that could be taken back, the exact ones first", () => {
    expect(payments(["g1", "g3", "g4", "g8", "g9"], 9).map(({ cards, over }) => `${cards.join(" ")} ${over}`)).toEqual([
      "g9 0", "g8 g1 0", "g8 g3 2", "g8 g4 3",
    ]);
    expect(payments(["b2", "b2", "b3"], 5).map(({ cards }) => cards.join(" "))).toEqual(["b3 b2"]);
    expect(payments(["b2"], 5)).toEqual([]);
  });

  it("drop what is not needed", () => {
    expect(settled(["g1", "g9"], 9)).toEqual(["g9"]);
    expect(settled(["g1", "g8"], 9)).toEqual(["g8", "g1"]);
    expect(settled(["g1", "g3"], 9)).toBeNull();
  });
});

const player = (more: object = {}) => ({
  points: 0, cards: 2, hand: ["b2", "b7"], palace: [{ tile: "fountain", x: 0, y: 0 }], reserve: [],
  types: { pavilion: 0, seraglio: 0, arcades: 0, chambers: 0, garden: 0, tower: 0 }, wall: 0, ...more,
});
const view = (more: object = {}) =>
  ({
    seat: 0, turn: 0, legal: [], phase: "action", turn_number: 1, market: ["garden8ne", "tower12", "tower9nw", null], money: ["y1", "g2", "g2", "o9"], bag: 40,
    deck: 40, discards: [], scorings: 1, waiting: [], buying: null, further: false, dirk: { points: 0, tiles: ["tower7new"] }, players: [player(), player()], ...more,
  }) as unknown as AlhambraView;

it("walks the longest wall round a palace", () => {
  const palace = [
    { tile: "fountain", x: 0, y: 0 }, { tile: "tower7new", x: 0, y: 1 }, { tile: "garden9e", x: 1, y: 0 }, { tile: "arcades7es", x: 1, y: -1 }, { tile: "seraglio3esw", x: 0, y: -1 },
  ];
  const wall = longestWall(palace);
  expect(wall).toHaveLength(5); // east, east and south, south and west; the wall between two tiles counts nothing
  expect(cornersOf(wall, 0, 1, 10)).toBe("20,10 20,20 20,30 10,30 0,30 0,20");
  expect(longestWall([{ tile: "fountain", x: 0, y: 0 }])).toEqual([]);
});

it("shares tied places, rounded down, with Dirk among them", () => {
  const types = (more: object) => ({ ...player().types, ...more });
  const now = view({ players: [player({ types: types({ tower: 1 }), wall: 4 }), player({ types: types({ tower: 1, garden: 2 }) })] });
  expect(standings(now, "tower")).toEqual(Array(3).fill({ n: 1, place: 1, tied: true, points: 6 }));
  expect(standings(now, "garden").map(({ points }) => points)).toEqual([0, 12, 0]);
  expect(scoreNow(now, 0)).toBe(10);
});
