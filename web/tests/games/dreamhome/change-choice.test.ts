// Changing an earlier choice of the turn.
import { describe, expect, it, vi } from "vitest";
import { chooseInstead, columnOutcome, moveToReplace, taken } from "../../../src/games/dreamhome/change-choice";
import type { Happening } from "../../../src/generated/wire";
import type { TableModel } from "../../../src/table/table.svelte";

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

it("chooses a step in place of an earlier move and all after it", () => {
  const view = { legal: ["take 1", "take 2"] };
  const table = {
    moves: ["take 2", "put f1"],
    path: ["face up"],
    previews: [{ view: { legal: ["put f1"] } }, { view: { legal: [] } }],
    view,
    mine: true,
    sending: false,
    undo: () => (table.path.length > 0 ? table.path.pop() : table.moves.pop()),
    choose: vi.fn(() => true),
  };
  expect(chooseInstead({ ...table, sending: true } as unknown as TableModel, "take 1")).toBe(false);
  expect(chooseInstead(table as unknown as TableModel, "take 3")).toBe(false);
  expect(table.moves).toHaveLength(2);
  expect(chooseInstead(table as unknown as TableModel, "take 1")).toBe(true);
  expect([table.moves, table.path, table.choose.mock.calls]).toEqual([[], [], [["take 1"]]]);
});
