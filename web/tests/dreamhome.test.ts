import { beforeAll, describe, expect, it } from "vitest";
import { type Card, type HomeView, type House, SPACES, cardsOf, moveFor, ordered, partners, read, roomAt, steps, supported } from "../src/games/dreamhome/moves";
import { namedIn, sheetLine, tell } from "../src/games/dreamhome/words";
import { Choices } from "../src/lib/choices";
import { words } from "../src/lib/words.svelte";

// Legal moves of real positions, one of each kind.
const LEGAL = [
  ["discard 2", "discard 3", "discard 4", "discard 5"],
  ["hammer 1", "hammer 2", "hammer 4", "hammer 5", "pass"],
  ["mix 1 3", "mix 1 4", "mix 3 4", "drill f1 1", "drill f1 3", "drill f2 1", "take 1", "take 3", "take 4"],
  ["scaffold b4", "scaffold f1", "scaffold f3", "put f1", "put f2", "put b4 down", "put b5 down", "put f1 down", "put f2 down"],
  ["scaffold b4", "scaffold b5", "scaffold s3"],
  ["token s1", "token f3"],
  ["roofer red", "roofer red+", "roofer brown", "roofer grey+", "pass"],
  ["supply b4 garage", "supply b4 laundry", "supply f1 living_room", "supply f1 kitchen", "swap b4 b5", "swap f1 s3", "swap f2 s3", "pass"],
  ["keep f2", "keep f3"],
];

describe("the notation of Dream Home", () => {
  it.each(LEGAL.map((legal) => [legal[0], legal] as const))("spells out %s and what goes with it", (_, legal) => {
    const choices = new Choices(legal, steps);
    for (const move of legal) {
      expect(choices.move(steps(move)), move).toBe(move);
      for (let length = 1; length < steps(move).length; length += 1) expect(choices.move(steps(move).slice(0, length)), move).toBeNull();
    }
  });

  it("asks how a card lies before where", () => {
    expect(steps("put f2")).toEqual(["face up", "space f2"]);
    expect(steps("put f2 down")).toEqual(["face down", "space f2"]);
    expect(steps("take 3")).toEqual(["take 3"]);
    expect(steps("drill f2 4")).toEqual(["drill", "space f2", "column 4"]);
    expect(steps("supply f2 kitchen")).toEqual(["supply", "space f2", "card kitchen"]);
    expect(steps("roofer red+")).toEqual(["roof red+"]);
    expect(steps("pass")).toEqual(["pass"]);
  });

  it("goes from a way of laying back to a move", () => {
    for (const move of ["put f2", "put f2 down", "scaffold b4", "token s1", "keep f2"]) {
      expect(moveFor(steps(move)[0], read(move).parts[0] as string)).toBe(move);
    }
    expect(moveFor("drill", "f2")).toBeNull();
  });

  it("takes pairs in any order", () => {
    const legal = LEGAL[7] as string[];
    expect([...partners(legal, "swap", null)].sort()).toEqual(["b4", "b5", "f1", "f2", "s3"]);
    expect([...partners(legal, "swap", "s3")].sort()).toEqual(["f1", "f2"]);
    expect(ordered("s3", "f1")).toEqual(["f1", "s3"]);
    expect(ordered("f1", "b5")).toEqual(["b5", "f1"]);
    expect(ordered("4", "2")).toEqual(["2", "4"]);
  });
});

const card = (room: string, more: Partial<Card> = {}): Card => ({ room, down: false, token: null, ...more });
const empty = Object.fromEntries(SPACES.map((space) => [space, null])) as House;
const cards = {
  rooms: {
    living_room: { place: "floors", points: [1, 4, 9], annex: null },
    kitchen: { place: "floors", points: [1, 6], annex: null },
    bathroom: { place: "floors", points: [1], annex: null },
    pantry: { place: "floors", points: [1], annex: { partner: "kitchen", points: 3 } },
    garage: { place: "basement", points: [0, 4], annex: null },
  },
  furnishings: { piano: { rooms: ["living_room"], points: 3 } },
};
const house: House = {
  ...empty,
  f1: card("living_room", { token: "piano" }), f2: card("living_room"), f3: card("pantry"),
  b4: card("scaffolding"), f4: card("kitchen"), s1: card("living_room", { down: true }),
};
const player = { points: 0, house, outside: [], tools: [], helpers: [], roofs: 0, roof_cards: null, sheet: [] };
const view = {
  held: "living_room", waiting: "piano", cards, players: [player],
  track: [{ room: "garage", special: null }, { room: "kitchen", special: "red+" }],
} as unknown as HomeView;

describe("a house", () => {
  it("has rooms of cards side by side", () => {
    expect(roomAt(house, cards, "f2")).toEqual({ type: "living_room", spaces: ["f1", "f2"], most: 3, points: 4, token: "piano", partnered: false });
    expect(roomAt(house, cards, "f3")).toMatchObject({ points: 3, partnered: true });
    expect(roomAt(house, cards, "s1")).toBeNull();
    expect(roomAt(house, cards, "b4")).toBeNull();
  });

  it("needs support", () => {
    expect(["f1", "b5", "s3", "f4"].map((space) => supported(house, space))).toEqual([true, true, true, true]);
    expect(["s5", "f5"].map((space) => supported(house, space))).toEqual([false, false]);
  });

  it("knows the cards of a move", () => {
    expect(cardsOf(view, 0, "take 1")).toEqual(["garage", "first"]);
    expect(cardsOf(view, 0, "discard 2")).toEqual(["kitchen", "red+"]);
    expect(cardsOf(view, 0, "drill f4 1")).toEqual(["kitchen", "garage"]);
    expect(cardsOf(view, 0, "swap f1 s1")).toEqual(["living_room", "empty"]);
    expect(cardsOf(view, 0, "keep f1")).toEqual(["piano"]);
  });
});

describe("the words of Dream Home", () => {
  beforeAll(async () => {
    await words.load("en");
    await words.need("dreamhome");
  });

  it("finds cards in the server's sentences", () => {
    expect(namedIn("takes the library and the brown roof with a window")).toEqual(["library", "brown+"]);
    expect(namedIn("swaps the children's room on f1 and the empty room on s3, +2")).toEqual(["childrens_room", "empty"]);
    expect(namedIn("takes the study and the first-player marker")).toEqual(["study", "first"]);
  });

  it("tells moves in three languages", async () => {
    const put = ["put f2", "puts the bedroom on f2, +1; no room can take the globe, which is discarded"] as const;
    expect(tell(...put)).toBe("bedroom on the first floor, place 2 (+1); globe finds no place and is discarded");
    expect(tell("take 4", "takes the sauna and the grey roof")).toBe("takes sauna and grey roof");
    await words.load("is");
    expect(tell("drill f4 2", "gives up the kitchen on f4 for the living room of column 2")).toBe("bor: út fer eldhús á fyrstu hæð, reit 4; inn kemur stofa úr dálki 2");
    await words.load("it");
    expect(tell("roofer brown+", "adds the brown roof with a window to the roof pile")).toBe("lattoniere: aggiunge tetto marrone con finestra");
  });

  it("tells the lines of a score sheet", async () => {
    await words.load("en");
    expect(sheetLine("Pantry (next to kitchen)")).toBe("pantry (next to kitchen)");
    expect(sheetLine("Living room of 2 cards")).toBe("living room × 2");
    expect(sheetLine("Bathroom")).toBe("bathroom");
    expect(sheetLine("3 empty rooms")).toBe("3 empty rooms");
    expect(sheetLine("Roof of one colour (red+, red, red, red)")).toBe("roof of one colour");
    expect(sheetLine("Interior designer, for 2 furnishings")).toBe("interior designer (2)");
    await words.load("is");
    expect(sheetLine("Bathroom on each floor")).toBe("baðherbergi á hvorri hæð");
    expect(sheetLine("Window")).toBe("kvistur");
  });
});
