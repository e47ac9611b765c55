// Events and tables for tests of boards.
import type { Happening, Scoring } from "../../src/generated/wire";
import { scoringsOf } from "../../src/parts/table/event-text";
import type { TableModel } from "../../src/table/table.svelte";

export const turn = (seq: number, scored: number[], more: object = {}) =>
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

export const tableOf = (view: object, log: Happening[] = []) =>
  ({ view, state: { view }, log, names: ["Anna", "Béla"] }) as unknown as TableModel;

export const scoring = (name: string, ...lines: [string, number[]][]): Scoring => ({
  name,
  round: null,
  lines: lines.map(([what, points]) => ({ what, points })),
});

/** Return the end of a round of Azul, or a part of it. */
export const ended = (round: number, wall: number[], floor: number[]): Scoring => ({
  ...scoring("round", ["wall", wall], ["floor", floor]),
  round,
});

export const bonuses = (rows: number[]): Scoring =>
  scoring("end", ["rows", rows], ["columns", [0, 0]], ["colours", [0, 0]]);

/** Return the scorings of an event as sentences. */
export const sentencesOf = (...parts: Parameters<typeof scoringsOf>) =>
  scoringsOf(...parts).map(({ sentence }) => sentence);
