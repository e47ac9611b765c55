// Azul in words.
import { beforeAll, describe, expect, it } from "vitest";
import type { Take } from "../../../src/games/azul/effects";
import type { Player } from "../../../src/games/azul/steps";
import { broughtInWords, floorInWords, refuse, rowInWords, summary, tell, todo } from "../../../src/games/azul/text";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import { lay, take } from "./samples";

beforeAll(async () => {
  await words.load("en");
  await words.require("azul");
});

describe("a take in Azul", () => {
  const to_floor: Take = {
    ...take,
    display: 1,
    tiles: 2,
    token: false,
    line: null,
    fills: false,
    points: null,
    column: null,
    fallen: 2,
    floor: ["red", "red"],
    loss: 2,
    token_loss: 0,
  };
  const table = (effects: Take[]) =>
    ({ moves: ["cr2"], path: [], effects, view: { centre: { red: 3 }, displays: [] } }) as unknown as TableModel;

  it("is refused with its colour and line", async () => {
    const reason = { because: "other_colour", line: 2, colour: "red" };
    expect(refuse(reason)).toBe("Line 2 holds red tiles, and a line can hold only one colour.");
    await words.load("it");
    expect(refuse({ because: "no_tiles", colour: "yellow", display: 0 })).toBe("Lì non c’è nessuna piastrella gialla.");
    await words.load("en");
  });

  it("is described with its points and costs", () => {
    expect(tell(take)).toBe(
      "takes three red from the centre to line 2, with the starting-player tile (−1), fills it (+4), one falls (−2)",
    );
    expect(tell({ ...take, tiles: 2, line: 3, points: 1, fallen: 0, floor: ["token"], loss: 1 })).toBe(
      "takes two red from the centre to line 3, with the starting-player tile (−1), fills it (+1)",
    );
    expect(tell(to_floor)).toBe("takes two red from display 1 to the floor line (−2)");
    expect(tell({ ...to_floor, display: 0, token: true, loss: 4, token_loss: 1 })).toBe(
      "takes two red from the centre to the floor line (−3), with the starting-player tile (−1)",
    );
    expect(tell({ ...to_floor, display: 0, token: true, loss: 0, token_loss: 0 })).toBe(
      "takes two red from the centre to the floor line, with the starting-player tile",
    );
    expect(tell(lay)).toBe("places the tile from row 2 in column 3 (+2)");
    expect(summary(table([take]))).toBe(tell(take));
    expect(summary(table([]))).toBe("take three red from the centre");
  });

  it("is described with everything it completes for the end of the game", async () => {
    const completes = [
      { what: "column", which: 4, points: 7 },
      { what: "colour", which: "red", points: 10 },
    ] as const;
    expect(tell({ ...take, completes })).toContain(
      "fills it (+4), completes column 4 (+7 at the end), completes the colour red (+10 at the end), one falls (−2)",
    );
    expect(tell({ ...lay, completes: [{ what: "row", which: 2, points: 2 }] })).toBe(
      "places the tile from row 2 in column 3 (+2), completes row 2 (+2 at the end)",
    );
    expect(broughtInWords({ gain: 5, loss: null, completes })).toBe(
      "+5 points, completes column 4 (+7 at the end), completes the colour red (+10 at the end).",
    );
    await words.load("is");
    expect(tell({ ...lay, completes })).toBe(
      "setur flís úr línu 2 í dálk 3 (+2), fyllir lóðrétta línu 4 (+7 í lok spilsins), klárar rauða litinn (+10 í lok spilsins)",
    );
    await words.load("en");
  });

  it("gives the cost of the floor line with the last tile, and why it is less than printed", () => {
    expect(tell({ ...lay, loss: 4 })).toBe("places the tile from row 2 in column 3 (+2), floor line (−4)");
    expect(tell({ ...lay, loss: 2, spared: 4 })).toBe(
      "places the tile from row 2 in column 3 (+2), floor line (−2: points never drop below 0)",
    );
  });

  it("asks for a line in words that need no sight", () => {
    const choosing = {
      ...table([]),
      moves: [],
      path: ["take cr"],
      view: { phase: "offer", centre: { red: 3 }, displays: [] },
      shown: { phase: "offer" },
    } as unknown as TableModel;
    expect(todo(choosing)).toBe("Choose where to put the three red tiles: a marked line or the floor line.");
  });
});

describe("the wall of Azul in words", () => {
  const row = ["blue", null, "red", null, null] as const;

  it("describes each space of a row in order, with the printed colour of free ones", () => {
    expect(rowInWords([...row], 0, ["blue", "yellow", "red", "black", "white"])).toBe(
      "row 1 of the wall: blue, free (yellow), red, free (black), free (white)",
    );
    expect(rowInWords([...row], 2, undefined)).toBe("row 3 of the wall: blue, free, red, free, free");
  });

  it("has a word for no points that fits lines, plates and the floor in Icelandic", async () => {
    await words.load("is");
    expect(floorInWords({ floor: [] } as unknown as Player)).toBe("gólflína: engin flís");
    await words.load("en");
  });
});
