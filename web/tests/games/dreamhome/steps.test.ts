import { beforeAll, describe, expect, it, vi } from "vitest";
import { columnOutcome, moveToReplace, taken } from "../../../src/games/dreamhome/change-choice";
import type { HomeEffect } from "../../../src/games/dreamhome/effects";
import {
  sparesOf,
  type Card,
  type House,
  type Player,
  SPACES,
  counted,
  moveFor,
  ordered,
  partners,
  read,
  steps,
} from "../../../src/games/dreamhome/steps";
import { PairSelection } from "../../../src/games/dreamhome/pair-selection.svelte";
import { about, inWords, narrow, refuse, sheetLine, summary, tell, todo } from "../../../src/games/dreamhome/text";
import { MoveTree } from "../../../src/table/move-tree";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import type { Happening } from "../../../src/generated/wire";

// Legal moves of real positions, one of each kind.
const LEGAL = [
  ["discard 2", "discard 3", "discard 4", "discard 5"],
  ["hammer 1", "hammer 2", "hammer 4", "hammer 5", "pass"],
  ["mix 1 3", "mix 1 4", "mix 3 4", "drill f1 1", "drill f1 3", "drill f2 1", "take 1", "take 3", "take 4"],
  [
    "scaffold b4",
    "scaffold f1",
    "scaffold f3",
    "put f1",
    "put f2",
    "put b4 down",
    "put b5 down",
    "put f1 down",
    "put f2 down",
  ],
  ["scaffold b4", "scaffold b5", "scaffold s3"],
  ["token s1", "token f3"],
  ["roofer red", "roofer red+", "roofer brown", "roofer grey+", "pass"],
  [
    "supply b4 garage",
    "supply b4 laundry",
    "supply f1 living_room",
    "supply f1 kitchen",
    "swap b4 b5",
    "swap f1 s3",
    "swap f2 s3",
    "pass",
  ],
  ["keep f2", "keep f3"],
];

describe("the notation of Dream Home", () => {
  it.each(LEGAL.map((legal) => [legal[0], legal] as const))("spells out %s and its alternatives", (_, legal) => {
    const choices = new MoveTree(legal, steps);
    for (const move of legal) {
      expect(choices.move(steps(move)), move).toBe(move);
      for (let length = 1; length < steps(move).length; length += 1)
        expect(choices.move(steps(move).slice(0, length)), move).toBeNull();
    }
  });

  it("asks for the way of placing a card before its space", () => {
    expect(steps("put f2")).toEqual(["face up", "space f2"]);
    expect(steps("put f2 down")).toEqual(["face down", "space f2"]);
    expect(steps("take 3")).toEqual(["take 3"]);
    expect(steps("drill f2 4")).toEqual(["drill", "space f2", "column 4"]);
    expect(steps("supply f2 kitchen")).toEqual(["supply", "space f2", "card kitchen"]);
    expect(steps("roofer red+")).toEqual(["roof red+"]);
    expect(steps("pass")).toEqual(["pass"]);
  });

  it("turns a way of placing back into a move", () => {
    for (const move of ["put f2", "put f2 down", "scaffold b4", "token s1", "keep f2"]) {
      expect(moveFor(steps(move)[0], read(move).parts[0] as string)).toBe(move);
    }
    expect(moveFor("drill", "f2", "4")).toBe("drill f2 4");
    expect(moveFor("supply", "f2", "kitchen")).toBe("supply f2 kitchen");
    expect(moveFor("swap", "s3", "f1")).toBe("swap f1 s3");
    expect(moveFor(undefined, "s3")).toBe("put s3");
  });

  it("counts cards by kind", () => {
    expect(counted(["kitchen", "kitchen", "sauna", "kitchen"])).toEqual([
      { id: "kitchen", n: 3 },
      { id: "sauna", n: 1 },
    ]);
    expect(counted([])).toEqual([]);
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

describe("changing an earlier choice in Dream Home", () => {
  const track = [
    { room: "kitchen", special: null },
    { room: "study", special: "red" },
    { room: "sauna", special: "globe" },
  ];
  const view = { legal: ["discard 2", "discard 3"], track };
  const previews = [
    { view: { legal: ["take 1", "take 2"], track: track.slice(0, 2) } },
    { view: { legal: ["put f1"], track } },
    { view: { legal: [], track } },
  ];
  const turn = { moves: ["discard 3", "take 2", "put f1"], previews, view, mine: true } as unknown as TableModel;

  it("finds the move that another could replace", () => {
    expect(moveToReplace(turn, "take 1")).toBe(1);
    expect(moveToReplace(turn, "discard 2")).toBe(0);
    expect(moveToReplace(turn, "take 3")).toBe(-1);
    expect(moveToReplace({ ...turn, mine: false } as TableModel, "take 1")).toBe(-1);
  });

  it("knows the cards that the turn takes", () => {
    expect(taken(turn)).toEqual({ room: "study", special: "red" });
    expect(taken({ ...turn, moves: ["discard 3"] } as unknown as TableModel)).toEqual({ room: null, special: null });
    expect(taken({ moves: ["hammer 2"], previews: [], view, mine: true } as unknown as TableModel).special).toBeNull();
  });

  it("says what happened to a column in this round only", () => {
    const made = (seat: number, round: number, ...moves: string[]) =>
      ({ kind: "turn", seat, round, moves }) as Happening;
    const log = [
      made(0, 1, "discard 4", "take 5", "put f1"),
      made(1, 2, "discard 3", "take 2", "put f1"),
      made(0, 2, "take 1", "put f2"),
    ];
    expect(columnOutcome(log, 2, 1)).toEqual({ seat: 0 });
    expect(columnOutcome(log, 2, 2)).toEqual({ seat: 1 });
    expect(columnOutcome(log, 2, 3)).toEqual({ seat: null });
    expect(columnOutcome(log, 2, 5)).toBeNull();
    expect(columnOutcome(log, 3, 1)).toBeNull();
  });
});

const card = (room: string, more: Partial<Card> = {}): Card => ({ room, down: false, token: null, ...more });
const empty = Object.fromEntries(SPACES.map((space) => [space, null])) as House;
const house: House = {
  ...empty,
  f1: card("living_room", { token: "piano" }),
  f2: card("living_room"),
  f3: card("pantry"),
  b4: card("scaffolding"),
  f4: card("kitchen"),
  s1: card("living_room", { down: true }),
};
const rooms = [
  { spaces: ["f1", "f2"], most: 3, points: 4 },
  { spaces: ["f3"], most: 1, points: 3 },
  { spaces: ["f4"], most: 2, points: 1 },
];
const player: Player = {
  points: 0,
  house,
  rooms,
  free: ["s2"],
  outside: [],
  tools: [],
  helpers: [],
  roofs: 0,
  roof_cards: null,
  sheet: [],
};

describe("the words of Dream Home", () => {
  beforeAll(async () => {
    await words.load("en");
    await words.require("dreamhome");
  });

  it("describes the contents of a space from the view", () => {
    expect(inWords(player, "f2")).toBe("downstairs, space 2: living room, 2 of 3 cards, with piano, 4 points");
    expect(inWords(player, "f3")).toBe("downstairs, space 3: pantry, 3 points");
    expect(inWords(player, "b4")).toContain("scaffolding");
    expect(inWords(player, "s2")).not.toBe(inWords(player, "s5").replace("5", "2"));
  });

  const take = {
    does: "take",
    column: 4,
    room: "sauna",
    special: "grey",
    marker: false,
    gain: 0,
    unused: null,
  } as const satisfies HomeEffect;
  const put: HomeEffect = { does: "put", room: "bedroom", space: "f2", down: false, gain: 1, unused: null };

  it("sums up the turn so far from the server's report", () => {
    const table = { moves: ["take 4", "put f2"], effects: [take, { ...put, room: "sauna" }], path: [], gain: 1 };
    expect(summary(table as unknown as TableModel)).toBe(
      "takes sauna and grey roof · places sauna downstairs, space 2 (+1)",
    );
    const whole = {
      ...table,
      moves: ["discard 3", "take 4", "put f2"],
      effects: [{ ...take, does: "discard", column: 3 }, take, put],
    };
    expect(summary(whole as unknown as TableModel)).toBe(
      "discards column 3 · takes sauna and grey roof · places bedroom downstairs, space 2 (+1)",
    );
  });

  it("names the chosen elements until the server has reported their effect", async () => {
    const track = [
      { room: "kitchen", special: null, marker: true },
      { room: "study", special: "red", marker: false },
    ];
    const made = (moves: string[], path: string[] = [], more: object = {}) =>
      summary({
        moves,
        path,
        effects: [],
        previews: [],
        view: { track },
        gain: null,
        ...more,
      } as unknown as TableModel);
    expect(made([])).toBe("Nothing chosen yet.");
    expect(made(["take 2"])).toBe("column 2: red roof, study");
    expect(made(["take 1"])).toBe("column 1: first-player marker, kitchen");
    expect(made(["discard 2", "take 1"])).toBe("discards column 2 · column 1"); // its cards are unknown by then
    expect(made(["take 4", "put f2 down"], [], { effects: [take] })).toBe(
      "takes sauna and grey roof · Face down, downstairs, space 2",
    );
    expect(made(["hammer 2"])).toBe("use jackhammer, column 2");
    expect(made(["roofer red+"])).toBe("red roof with a window");
    expect(made([], ["drill", "space f1"])).toBe("use drill, downstairs, space 1");
    expect(made(["take 2"], ["face up"])).toBe("column 2: red roof, study");
    for (const language of ["is", "it"] as const) {
      await words.load(language);
      for (const [move = ""] of LEGAL) expect(made([move]), move).not.toMatch(/undefined|dreamhome|\{/);
    }
    await words.load("en");
  });

  it("asks for a space without a visual description", async () => {
    const asked = (phase: string, path: string[] = []) =>
      todo({
        ready: false,
        shown: { phase, held: "study", waiting: "globe" },
        path,
        options: new Set(),
      } as unknown as TableModel);
    for (const language of ["en", "is", "it"] as const) {
      await words.load(language);
      const told = [asked("scaffolding"), asked("place"), asked("place", ["face down"]), asked("token")];
      expect(new Set(told).size).toBe(4);
      for (const one of told) expect(one).not.toMatch(/dashed|dotted|strik|ramma|tratteg/i);
    }
    await words.load("en");
  });

  it("describes moves in three languages", async () => {
    expect(tell({ ...put, unused: "globe" })).toBe(
      "places bedroom downstairs, space 2 (+1); discards globe, which fits nowhere",
    );
    expect(tell(take)).toBe("takes sauna and grey roof");
    expect(tell({ ...take, special: null, marker: true })).toBe("takes sauna and first-player marker");
    expect(tell({ ...take, special: null })).not.toContain("marker");
    expect(tell({ does: "swap", spaces: ["f1", "s3"], cards: ["childrens_room", "empty"] })).toContain(
      "empty room (upstairs, space 3)",
    );
    await words.load("is");
    expect(
      tell({
        does: "drill",
        space: "f4",
        given: "kitchen",
        room: "living_room",
        column: 2,
        special: "red",
        marker: false,
      }),
    ).toBe("notar bor: út fer eldhús á fyrstu hæð, reit 4; inn kemur stofa úr dálki 2");
    await words.load("it");
    expect(tell({ does: "roofer", roof: "brown+" })).toBe("usa il lattoniere: aggiunge tetto marrone con finestra");
  });

  it("says why a card does not fit", async () => {
    await words.load("en");
    expect(refuse({ because: "token_room", token: "globe", room: "sauna" })).toBe("The globe can’t go in the sauna.");
    expect(refuse({ because: "take_first" })).toBe("First take a column.");
    await words.load("is");
    expect(refuse({ because: "token_leftmost", space: "f2" })).toContain("fyrsta hæð, reitur 2");
  });

  it("describes special cards, furnishings by the view", async () => {
    await words.load("en");
    const cards = { rooms: {}, furnishings: { globe: { rooms: ["study"], points: 2 } }, roof: 4 };
    expect(["globe", "scaffolding", "handyman", "red+"].map((id) => about(id, cards))).toEqual([
      "2 points; study",
      "holds up what is above it",
      "at the end: swap two of your rooms",
      "",
    ]);
  });

  it("breaks long names between syllables", () => {
    expect(narrow("discarded")).toBe("dis\u00ADcarded");
    expect(narrow("primo giocatore")).toBe("primo gioca\u00ADtore");
  });

  it("describes the lines of a score sheet", async () => {
    await words.load("en");
    const points = 1;
    expect(sheetLine({ what: "room", card: "pantry", cards: 1, partner: "kitchen", points })).toBe(
      "pantry (next to kitchen)",
    );
    expect(sheetLine({ what: "room", card: "living_room", cards: 2, partner: null, points })).toBe("living room × 2");
    expect(sheetLine({ what: "furnishing", card: "globe", points })).toBe("globe");
    expect(sheetLine({ what: "empty", cards: 3, points })).toBe("3 empty rooms");
    expect(sheetLine({ what: "roof", roofs: ["red+", "red", "red", "red"], one_colour: true, points })).toBe(
      "roof of one colour",
    );
    expect(sheetLine({ what: "incomplete_roof", cards: 2, most: 4, points })).toBe("incomplete roof (2 of 4)");
    expect(sheetLine({ what: "interior_designer", cards: 2, points })).toBe("interior designer (2)");
    expect(sheetLine({ what: "empty", cards: 3, points }, true)).toBe("empty rooms");
    expect(sheetLine({ what: "incomplete_roof", cards: 2, most: 4, points }, true)).toBe("incomplete roof");
    await words.load("is");
    expect(sheetLine({ what: "bathrooms", points })).toBe("baðherbergi á hvorri hæð");
    expect(sheetLine({ what: "windows", cards: 1, points })).toBe("kvistur");
  });
});

describe("selecting a pair", () => {
  /** Return a table where a concrete mixer is in use. */
  function mixing() {
    const legal = LEGAL[2] as string[];
    const table = {
      path: ["mix"],
      previews: [],
      view: { legal },
      pending: null as unknown,
      stepBack: () => false,
      setPending: (what: unknown) => void (table.pending = what),
      choose: vi.fn(() => true),
    };
    return { table, picking: new PairSelection(table as unknown as TableModel) };
  }

  it("works in either order and holds the first beside the turn", () => {
    const { table, picking } = mixing();
    expect(picking.tap("4")).toBe(true);
    expect([picking.first, table.pending]).toEqual(["4", "4"]);
    expect(picking.tap("2")).toBe(false);
    expect(picking.tap("1")).toBe(true);
    expect(table.choose.mock.calls).toEqual([["column 1"], ["column 4"]]);
  });

  it("starts again when the first is tapped again or undone", () => {
    const { table, picking } = mixing();
    picking.tap("4");
    picking.tap("4");
    expect(picking.first).toBeNull();
    expect(table.stepBack()).toBe(false);
    picking.tap("3");
    expect(table.stepBack()).toBe(true);
    expect(picking.first).toBeNull();
  });
});

it("marks the roof cards that do not count, the later ones among equals", () => {
  const sheet = [
    {
      part: "roof",
      points: 8,
      lines: [{ what: "roof" as const, roofs: ["red", "red", "red", "red+"], one_colour: true, points: 8 }],
    },
  ];
  expect(sparesOf(["red", "brown", "red", "red", "red", "red+"], { sheet })).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(sparesOf(["red", "brown"], { sheet: [] })).toEqual([true, true]);
});
