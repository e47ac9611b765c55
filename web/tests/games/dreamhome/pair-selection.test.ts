// Selecting a pair in either order.
import { describe, expect, it, vi } from "vitest";
import { PairSelection } from "../../../src/games/dreamhome/pair-selection.svelte";
import type { TableModel } from "../../../src/table/table.svelte";
import { LEGAL } from "./samples";

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
