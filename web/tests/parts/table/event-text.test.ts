import { beforeAll, describe, expect, it } from "vitest";
import azul from "../../../src/games/azul/index";
import { roundsOf, scored } from "../../../src/games/azul/scoring";
import { type Lay, type Take, atEnd, takeOf } from "../../../src/games/azul/effects";
import { type AzulView, type Player } from "../../../src/games/azul/steps";
import { broughtAt, cleared, points } from "../../../src/games/azul/points";
import { broughtInWords, floorInWords, refuse, rowInWords, summary, tell, todo } from "../../../src/games/azul/text";
import alhambra from "../../../src/games/alhambra/index";
import dreamhome from "../../../src/games/dreamhome/index";
import { scoringsOf, eventText, actorName } from "../../../src/parts/table/event-text";
import type { TableModel } from "../../../src/table/table.svelte";
import { Announcer } from "../../../src/base/announcer.svelte";
import { words } from "../../../src/words/i18n.svelte";
import type { Happening, Scoring } from "../../../src/generated/wire";

beforeAll(async () => {
  await words.load("en");
  await words.require("azul", "alhambra", "dreamhome");
});

const turn = (seq: number, scored: number[], more: object = {}) =>
  ({
    seq,
    kind: "turn",
    seat: 0,
    moves: ["1r1"],
    deeds: [{}],
    told: ["x"],
    scored,
    scorings: [],
    round: null,
    ...more,
  }) as unknown as Happening;
const tableOf = (view: object, log: Happening[] = []) =>
  ({ view, state: { view }, log, names: ["Anna", "Béla"] }) as unknown as TableModel;

describe("the announcer", () => {
  it("announces each text once, in order, and drops old lines", () => {
    const announcer = new Announcer();
    for (const text of ["a", "a", "", " ", "b", "a"]) announcer.say(text);
    expect(announcer.lines.map(({ text }) => text)).toEqual(["a", "b", "a"]);
    for (let n = 0; n < 20; n += 1) announcer.say(String(n));
    expect(announcer.lines.at(-1)?.text).toBe("19");
    expect(announcer.lines.length).toBeLessThan(10);
    expect(new Set(announcer.lines.map(({ number }) => number)).size).toBe(announcer.lines.length);
  });
});

const sentencesOf = (...parts: Parameters<typeof scoringsOf>) => scoringsOf(...parts).map(({ sentence }) => sentence);

const scoring = (name: string, ...lines: [string, number[]][]): Scoring => ({
  name,
  round: null,
  lines: lines.map(([what, points]) => ({ what, points })),
});
/** Return the end of a round of Azul, or a part of it. */
const ended = (round: number, wall: number[], floor: number[]): Scoring => ({
  ...scoring("round", ["wall", wall], ["floor", floor]),
  round,
});
const bonuses = (rows: number[]): Scoring => scoring("end", ["rows", rows], ["columns", [0, 0]], ["colours", [0, 0]]);

describe("a scoring in the log", () => {
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

  it("is A, B or the final scoring in Alhambra, with Dirk's points", async () => {
    const paid = scoring("A", ["garden", [0, 2, 2]], ["tower", [6, 0, 0]], ["wall", [3, 1, 0]]);
    const one = turn(4, [9, 3], { scorings: [paid] });
    const table = tableOf({ dirk: { points: 2, tiles: [] } }, [one]);
    expect(sentencesOf(alhambra, table, one)).toEqual(["Scoring A. Anna: +9, Béla: +3, Dirk: +2"]);
    expect(sentencesOf(alhambra, table, turn(9, []))).toEqual([]);
    const [{ lines = [] } = {}] = scoringsOf(alhambra, table, one);
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
    expect(alhambra.scoring(table).map(({ label, points }) => [label, points])).toEqual([["Final scoring", [3, 3, 1]]]);
    expect(alhambra.scoring(table)[0]?.parts?.()).toEqual([{ label: "Tower", points: [3, 3, 1] }]);
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
    expect(scoringsOf(dreamhome, tableOf({}), end([8, 3], [1, 2]))[0]?.lines).toEqual([
      { label: "Roof", points: [8, 3] },
      { label: "Windows", points: [1, 2] },
    ]);
  });
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

describe("a warning", () => {
  it("comes from the view in Azul", () => {
    const ending = (sure: boolean) => tableOf({ ending: { seat: 0, row: 1, sure } });
    expect(azul.warning(tableOf({ ending: null }))).toBeNull();
    expect(azul.warning(ending(true))).toBe("Last round: row 2 of Anna’s wall will be complete.");
    expect(azul.warning(ending(false))).toContain("needs one more tile");
  });

  it("appears in Alhambra when the final scoring may be near", () => {
    const view = (bag: number, next: object, phase = "action") => tableOf({ bag, phase, next });
    expect(alhambra.warning(view(3, { scoring: "end", soon: false }))).toBeNull();
    expect(alhambra.warning(view(1, { scoring: "B", soon: true }))).toBeNull();
    expect(alhambra.warning(view(1, { scoring: "end", soon: true }))).toContain("1 tile left");
    expect(alhambra.warning(view(0, { scoring: "end", soon: true }))).toContain("empty");
    expect(alhambra.warning(view(0, { scoring: "end", soon: true }, "awards"))).toContain("final scoring");
  });

  it("comes from the view in the last round of Dream Home", () => {
    expect(
      [false, true].map((last_round) => dreamhome.warning(tableOf({ round: 12, rounds: 12, last_round })) !== null),
    ).toEqual([false, true]);
  });
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

describe("a take in Azul", () => {
  const take: Take = {
    does: "take",
    display: 0,
    colour: "red",
    tiles: 3,
    token: true,
    line: 2,
    fills: true,
    points: 4,
    column: 4,
    completes: [],
    fallen: 1,
    floor: ["token", "red"],
    loss: 3,
    token_loss: 1,
  };
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
  const lay: Lay = { does: "lay", row: 2, column: 3, points: 2, completes: [], loss: 0, spared: 0 };
  const table = (effects: Take[]) =>
    ({ moves: ["cr2"], path: [], effects, view: { centre: { red: 3 }, displays: [] } }) as unknown as TableModel;

  it("is that of the turn, once the server has reported its effect", () => {
    expect(takeOf(table([take]))).toBe(take);
    expect(takeOf(table([]))).toBeNull();
  });

  it("appears on the floor line until the turn that clears it is confirmed", () => {
    const view = (floor: string[]) => ({ phase: "tiling", players: [{ floor }] });
    const laying = (one: Take, after: string[]) =>
      cleared({
        view: view(["blue"]),
        shown: view(after),
        seat: 0,
        mine: true,
        moves: ["cr2", "w23"],
        effects: [one, lay],
      } as unknown as TableModel);
    expect(laying({ ...take, floor: ["token"] }, [])).toEqual(["blue", "token"]);
    expect(laying(take, ["blue", "token", "red"])).toEqual([]);
  });

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
    expect([atEnd({ completes }), atEnd(take)]).toEqual([17, 0]);
    await words.load("is");
    expect(tell({ ...lay, completes })).toBe(
      "setur flís úr línu 2 í dálk 3 (+2), fyllir lóðrétta línu 4 (+7 í leikslok), klárar rauða litinn (+10 í leikslok)",
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

describe("the points of a turn of Azul", () => {
  const take: Take = {
    does: "take",
    display: 1,
    colour: "red",
    tiles: 3,
    token: false,
    line: 1,
    fills: true,
    points: 1,
    column: 3,
    completes: [],
    fallen: 2,
    floor: ["red", "red"],
    loss: 4,
    token_loss: 0,
  };
  const player = (points: number, floor: string[] = []) => ({ points, floor }) as unknown as Player;

  it("are gains and losses apart, even where points stop at zero", () => {
    const taking = (one: Take) =>
      points({
        effects: [one],
        view: { phase: "offer", players: [player(0)] },
        shown: { phase: "offer", players: [player(0)] },
        seat: 0,
        mine: true,
        moves: ["1r1"],
        path: [],
      } as unknown as TableModel);
    expect(taking(take)).toEqual({ gain: 1, loss: 4 });
    expect(taking({ ...take, loss: 0 })).toEqual({ gain: 1, loss: null });
    expect(taking({ ...take, fills: false, points: null })).toEqual({ gain: null, loss: 4 });
    expect(broughtInWords({ gain: 1, loss: 4, completes: [] })).toBe("+1 point, −4 points.");
    expect(broughtInWords({ gain: null, loss: null, completes: [] })).toBe("No change in points.");
  });

  it("are those of tiles on the grey wall, with the floor's cost after the last one", () => {
    const view = (floor: string[]) =>
      ({ phase: "tiling", wall: "grey", players: [player(3, floor)] }) as unknown as AzulView;
    const effects = (loss: number) => [
      { does: "lay", row: 2, column: 2, points: 4, loss: 0 },
      { does: "lay", row: 3, column: 2, points: 2, loss },
    ];
    const laying = (floor: string[], loss: number) =>
      points({
        view: view(["red", "token"]),
        shown: view(floor),
        seat: 0,
        mine: true,
        moves: ["w22", "w32"],
        effects: effects(loss),
      } as unknown as TableModel);
    expect(laying(["red", "token"], 0)).toEqual({ gain: 6, loss: null });
    expect(laying([], 2)).toEqual({ gain: 6, loss: 2 });
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

  it("has the points of a space before and after one is chosen", () => {
    const lay = (column: number, points: number): Lay => ({
      does: "lay",
      row: 1,
      column,
      points,
      completes: [],
      loss: 0,
      spared: 0,
    });
    const table = { foreseen: new Map([["wall 14", lay(4, 5)]]), effects: [lay(2, 3)] } as unknown as TableModel;
    expect([broughtAt(table, 1, 4)?.gain, broughtAt(table, 1, 2)?.gain, broughtAt(table, 1, 3)]).toEqual([5, 3, null]);
  });

  it("has a word for no points that fits lines, plates and the floor in Icelandic", async () => {
    await words.load("is");
    expect(floorInWords({ floor: [] } as unknown as Player)).toBe("gólflína: engin flís");
    await words.load("en");
  });
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
  const lines = azul.scoring(
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
  expect(azul.scoring(tableOf(view, [first])).map(({ label }) => label)).toEqual(["Wall", "Floor line"]);
  expect(azul.scoring(tableOf(view, []))).toEqual([]);
});
