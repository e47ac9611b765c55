// Dream Home in words.
import { beforeAll, describe, expect, it } from "vitest";
import type { HomeEffect } from "../../../src/games/dreamhome/effects";
import { about, inWords, narrow, refuse, sheetLine, summary, tell, todo } from "../../../src/games/dreamhome/text";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import { LEGAL, player } from "./samples";

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
      "takes the sauna and the grey roof · places the sauna downstairs, space 2 (+1)",
    );
    const whole = {
      ...table,
      moves: ["discard 3", "take 4", "put f2"],
      effects: [{ ...take, does: "discard", column: 3 }, take, put],
    };
    expect(summary(whole as unknown as TableModel)).toBe(
      "discards column 3 · takes the sauna and the grey roof · places the bedroom downstairs, space 2 (+1)",
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
      "takes the sauna and the grey roof · Face down, downstairs, space 2",
    );
    expect(made(["hammer 2"])).toBe("use the jackhammer, column 2");
    expect(made(["roofer red+"])).toBe("red roof with a window");
    expect(made([], ["drill", "space f1"])).toBe("use the drill, downstairs, space 1");
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
      "places the bedroom downstairs, space 2 (+1); discards the globe, which fits nowhere",
    );
    expect(tell(take)).toBe("takes the sauna and the grey roof");
    expect(tell({ ...take, special: null, marker: true })).toBe("takes the sauna and the first-player marker");
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
    expect(narrow("children’s room")).toBe("chil\u00ADdren’s room");
    expect(narrow("primo giocatore")).toBe("primo gioca\u00ADtore");
  });

  it("describes the lines of a score sheet", async () => {
    await words.load("en");
    const points = 1;
    expect(sheetLine({ what: "room", card: "pantry", cards: 1, partner: "kitchen", points })).toBe(
      "pantry (next to a kitchen)",
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
