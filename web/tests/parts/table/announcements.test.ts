// Texts for screen readers at a table.
import { beforeAll, describe, expect, it } from "vitest";
import type { Happening, TableShown } from "../../../src/generated/wire";
import alhambra from "../../../src/games/alhambra/index";
import generic from "../../../src/games/generic/index";
import { announcementsOf, promptOf, statusOf } from "../../../src/parts/table/announcements";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import { scoring, tableOf, turn } from "../../games/helpers";

beforeAll(async () => {
  await words.load("en");
  await words.require("alhambra");
});

const seat = (kind: string) => ({ kind, level: null, name: null, person: null });
/** Return a table at which I am seat 0 and it is seat `at`'s turn. */
const table = (at: number | null, more: object = {}, state: object = {}) =>
  ({
    ...tableOf({}),
    seat: 0,
    playing: true,
    mine: at === 0,
    seats: [seat("person"), seat("person")],
    moves: [],
    preview: null,
    sending: false,
    begun: false,
    ready: false,
    gain: null,
    ...more,
    state: { you: [0], turn: at, status: "playing", view: {}, ...state },
  }) as unknown as TableModel;
const before = { you: [0], seats: [] } as unknown as TableShown;

describe("an event", () => {
  const texts = (happening: Happening, at = table(0)) => announcementsOf(generic, at, happening, before);

  it("of another player is announced with the name, my own is not", () => {
    expect(texts(turn(4, [], { seat: 1 }))).toEqual(["Béla: x"]);
    expect(texts(turn(4, [], { seat: 0 }))).toEqual([]);
    expect(texts(turn(4, [], { seat: 0 }), table(0, {}, { you: [0, 1] }))).toEqual(["Anna: x"]); // on a shared screen
  });

  it("is announced with what it scores, even if it is mine", () => {
    const scored = turn(4, [], { scorings: [scoring("A", ["tower", [6, 0]])] });
    expect(announcementsOf(alhambra, table(0, {}, { view: { dirk: null } }), scored, before)).toEqual([
      "Scoring A. Anna: +6, Béla: 0",
    ]);
  });

  it("in a waiting room names who joins or leaves, except myself", () => {
    const left = { ...before, seats: [seat("person"), { ...seat("guest"), name: "Cleo" }] } as unknown as TableShown;
    const change = (kind: string, one: number) =>
      announcementsOf(generic, table(0), turn(4, [], { kind, seat: one }), left);
    expect([change("sit", 1), change("stand", 1), change("sit", 0)].flat()).toEqual([
      expect.stringContaining("Béla"),
      expect.stringContaining("Cleo"),
    ]);
  });

  it("that is only proposed is announced elsewhere", () => {
    expect(texts(turn(4, [], { kind: "abandon", seat: 1 }))).toEqual([]);
    expect(texts(turn(4, [], { kind: "abandon", seat: 1 }), table(0, { playing: false }))).toHaveLength(1);
  });
});

it("the status is whose turn it is, or that the match is over", () => {
  expect(statusOf(table(0))).toBe("Your turn");
  expect(statusOf(table(0, {}, { you: [0, 1] }))).toContain("Anna");
  expect(statusOf(table(1))).toContain("Béla");
  expect([statusOf(table(null)), statusOf(table(null, {}, { status: "over" }))]).toEqual(["", "Finished"]);
});

describe("the prompt", () => {
  const todo = () => generic.todo(table(0));

  it("is the next step of my turn", () => {
    expect(promptOf(generic, table(0))).toBe(`Your turn. ${todo()}`);
    expect(promptOf(generic, table(0, { begun: true, moves: ["a"], preview: {} }))).toBe(todo());
  });

  it("has a complete turn and its points, once", () => {
    const complete = (moves: string[]) =>
      promptOf(generic, table(0, { begun: true, ready: true, moves, preview: {}, gain: 3 }));
    expect(complete(["a"])).toBe(`a. +3. ${todo()}`);
    expect(complete(["a (+3)"])).toBe(`a (+3). ${todo()}`);
  });

  it("waits for the answer to my last choice, and for my turn to arrive", () => {
    expect(promptOf(generic, table(0, { begun: true, moves: ["a"] }))).toBe("");
    expect(promptOf(generic, table(0, { sending: true }))).toBe("");
  });

  it("says that a person is awaited, but not a bot, and nothing to spectators", () => {
    expect(promptOf(generic, table(1))).toContain("Béla");
    expect(promptOf(generic, table(1, { seats: [seat("person"), seat("bot")] }))).toBe("");
    expect(promptOf(generic, table(1, {}, { you: [] }))).toBe("");
  });

  it("is the result at the end", () => {
    const outcome = { winners: [1], points: [3, 9], why: "rules", seat: null };
    expect(promptOf(generic, table(null, {}, { status: "over", outcome }))).toContain("Béla won");
  });
});
