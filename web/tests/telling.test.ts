import { beforeAll, describe, expect, it } from "vitest";
import azul from "../src/games/azul/index";
import { closing, roundsOf } from "../src/games/azul/scoring";
import type { AzulView } from "../src/games/azul/moves";
import alhambra from "../src/games/alhambra/index";
import type { AlhambraView } from "../src/games/alhambra/moves";
import { paid } from "../src/games/alhambra/sheet";
import dreamhome from "../src/games/dreamhome/index";
import { scoringOf, sentenceOf, whoDid } from "../src/lib/telling";
import type { TableModel } from "../src/lib/table.svelte";
import { Voice } from "../src/lib/voice.svelte";
import { words } from "../src/lib/words.svelte";
import type { Happening } from "../src/wire";

beforeAll(async () => {
  await words.load("en");
  await words.need("azul", "alhambra", "dreamhome", "table");
});

const turn = (seq: number, scored: number[], more: object = {}) => ({ seq, kind: "turn", seat: 0, moves: ["1r1"], told: ["x"], scored, ...more }) as unknown as Happening;
const tableOf = (view: object, log: Happening[] = []) =>
  ({ view, state: { view }, log, seats: [{ kind: "person", name: "Anna" }, { kind: "person", name: "Béla" }] }) as unknown as TableModel;

describe("the voice", () => {
  it("says each thing once, in order, and forgets what is long past", () => {
    const voice = new Voice();
    for (const text of ["a", "a", "", " ", "b", "a"]) voice.say(text);
    expect(voice.lines.map(({ text }) => text)).toEqual(["a", "b", "a"]);
    for (let n = 0; n < 20; n += 1) voice.say(String(n));
    expect(voice.lines.at(-1)?.text).toBe("19");
    expect(voice.lines.length).toBeLessThan(10);
    expect(new Set(voice.lines.map(({ number }) => number)).size).toBe(voice.lines.length);
  });
});

describe("a scoring in the log", () => {
  it("is the end of a round in Azul", () => {
    const one = turn(4, [7, -2]);
    expect(scoringOf(azul, tableOf({}, [one]), one)).toBe("End of round 1: Anna +7, Béla −2");
    expect(scoringOf(azul, tableOf({}, []), turn(5, []))).toBeNull();
    const second = turn(8, [0, 0]);
    expect(scoringOf(azul, tableOf({}, [one, second]), second)).toBe("End of round 2: Anna 0, Béla 0");
  });

  it("is A, B or the last in Alhambra", () => {
    const log = [turn(4, [1, 0]), turn(9, []), turn(12, [8, 9]), turn(20, [3, 3])];
    const told = log.map((one) => scoringOf(alhambra, tableOf({}, log), one));
    expect(told).toEqual(["Scoring A: Anna +1, Béla 0", null, "Scoring B: Anna +8, Béla +9", "Last scoring: Anna +3, Béla +3"]);
  });

  it("is told in Dream Home when others score too, at the end", () => {
    expect(scoringOf(dreamhome, tableOf({}), turn(4, [3, 0]))).toBeNull();
    expect(scoringOf(dreamhome, tableOf({}), turn(4, [3, 5]))).toContain("Béla +5");
  });
});

describe("a warning", () => {
  const row = (n: number) => Array.from({ length: 5 }, (_, column) => (column < n ? "red" : null));
  const board = (filled: number, tiles: number) => ({ wall: [row(0), row(filled), row(0), row(0), row(0)], lines: [1, 2, 3, 4, 5].map((spaces) => ({ colour: null, tiles: spaces === 2 ? tiles : 0, spaces })) });
  const azulView = (...boards: object[]) => ({ players: boards }) as unknown as AzulView;

  it("comes in Azul when a row lacks one tile, and is sure when its line is full", () => {
    expect(closing(azulView(board(3, 2), board(0, 0)))).toBeNull();
    expect(closing(azulView(board(0, 0), board(4, 1)))).toEqual({ seat: 1, row: 1, full: false });
    expect(closing(azulView(board(4, 1), board(4, 2)))).toEqual({ seat: 1, row: 1, full: true });
    expect(azul.warning(tableOf(azulView(board(4, 2))))).toBe("Last round: row 2 of Anna’s wall will be complete.");
  });

  it("comes in Alhambra when the bag runs out", () => {
    const view = (bag: number, phase = "action") => tableOf({ bag, phase, players: [{}, {}] });
    expect(alhambra.warning(view(3))).toBeNull();
    expect(alhambra.warning(view(1))).toContain("1 tile is left");
    expect(alhambra.warning(view(0))).toContain("empty");
    expect(alhambra.warning(view(0, "awards"))).toContain("last scoring");
  });

  it("comes in the last round of Dream Home", () => {
    expect([11, 12].map((round) => dreamhome.warning(tableOf({ round })) !== null)).toEqual([false, true]);
  });
});

it("calls a seat that a bot has taken over by its old name until then", () => {
  const left = turn(5, [], { kind: "leave", why: "time", moves: [], seated: { kind: "bot", name: "Anna", level: "gentle" } });
  const log = [turn(4, []), left, turn(7, [])];
  const table = { ...tableOf({}, log), seats: [{ kind: "bot", name: "Anna", level: "gentle" }, { kind: "person", name: "Béla" }] } as unknown as TableModel;
  expect(log.map((one) => whoDid(table, one))).toEqual(["Anna", "Anna", "Gentle bot"]);
  expect(sentenceOf(azul, left)).toBe("is out of time; Gentle bot plays on");
});

it("joins what one round brought on the grey wall", () => {
  const log = [turn(1, [], { moves: ["1r1"] }), turn(2, [3, 0], { moves: ["ckf", "w11"] }), turn(3, [0, 4], { moves: ["w12", "w23"] }), turn(4, [], { moves: ["2b1"] }), turn(5, [1, 0], { moves: ["w22"] })];
  expect(roundsOf(log)).toEqual([[3, 4], [1, 0]]);
  expect(azul.scored(log[2] as Happening, 2, log)).toBe("Wall and floor");
});

it("opens Azul's points round by round, without the bonuses of the end", () => {
  const wall = Array.from({ length: 5 }, (_, r) => Array.from({ length: 5 }, () => (r === 0 ? "red" : null)));
  const player = (points: number, rows: number) => ({ points, wall: rows ? wall : wall.map((row) => row.map(() => null)), bonuses: { rows, columns: 0, colours: 0 } });
  const lines = azul.scoring(tableOf({ round: 2, players: [player(12, 2), player(3, 0)] }, [turn(3, [4, 1]), turn(8, [8, 2])]));
  expect(lines.map(({ points }) => points)).toEqual([[10, 3], [2, 0], [0, 0], [0, 0]]);
  expect(lines[0]?.parts?.()).toEqual([{ label: "Round 1", points: [4, 1] }, { label: "Round 2", points: [6, 2] }]);
  expect(lines[1]?.parts?.()).toEqual([{ label: "Row 1", points: [2, 0] }]);
});

it("opens a scoring of Alhambra by buildings, with the tiles that Dirk had then", () => {
  const types = (tower: number) => ({ pavilion: 0, seraglio: 0, arcades: 0, chambers: 0, garden: 0, tower });
  const view = (dirk: string[]) => ({ scorings: 1, dirk: { points: 0, tiles: dirk }, players: [{ types: types(1), wall: 3 }, { types: types(0), wall: 0 }] }) as unknown as AlhambraView;
  const lines = paid(view([]), view(["tower9nw", "tower11", "garden10"]), ["dirk garden10"], 0);
  expect(lines.map(({ label, points }) => `${label} ${points.join(" ")}`)).toEqual(["Pavilion 0 0", "Seraglio 0 0", "Arcades 0 0", "Chambers 0 0", "Garden 0 0", "Tower 6 0", "Outer wall 3 0"]);
});
