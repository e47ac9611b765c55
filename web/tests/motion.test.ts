import { beforeEach, describe, expect, it, vi } from "vitest";
import { tiled } from "../src/games/azul/motion";
import type { AzulView } from "../src/games/azul/moves";
import { Moving, moving, showHappenings } from "../src/lib/motion";
import { settings } from "../src/lib/settings.svelte";
import type { TableModel } from "../src/lib/table.svelte";
import type { Happening, TableShown } from "../src/wire";

const animation = () => {
  const one = { finish: vi.fn(() => one.onfinish?.()), onfinish: null as (() => void) | null, oncancel: null as (() => void) | null };
  return one as unknown as Animation & { finish: ReturnType<typeof vi.fn> };
};

describe("what is in motion", () => {
  it.each(["keydown", "pointerdown"])("ends at once by %s", (event) => {
    const all = new Moving();
    const [one, other] = [animation(), animation()];
    const done = vi.fn();
    all.add(one, done);
    all.add(other, done);
    document.dispatchEvent(new Event(event));
    expect(done).toHaveBeenCalledTimes(2);
    expect(all.count).toBe(0);
    document.dispatchEvent(new Event(event));
    expect(one.finish).toHaveBeenCalledOnce();
  });
});

describe("what happens", () => {
  let hear: (happening: Happening, before: TableShown) => void;
  const table = { state: { you: [0] }, position: null, onHappening: (listener: typeof hear) => ((hear = listener), () => undefined) } as unknown as TableModel;
  const turn = { kind: "turn", seat: 1, moves: [], scored: [] } as unknown as Happening;

  beforeEach(() => settings.set({ still: false }));

  it("is shown, with who did it", () => {
    const show = vi.fn(() => () => undefined);
    showHappenings(table, show);
    hear(turn, {} as TableShown);
    hear({ ...turn, seat: 0 }, {} as TableShown);
    expect(show.mock.calls.map((call) => (call as unknown[])[2])).toEqual([false, true]);
  });

  it("is not shown as motion where none is wanted", () => {
    const show = vi.fn(() => () => undefined);
    showHappenings(table, show);
    settings.set({ still: true });
    hear(turn, {} as TableShown);
    expect(show).not.toHaveBeenCalled();
    expect(moving.count).toBe(0);
  });
});

it("finds the tiles that a wall has gained", () => {
  const wall = (...spaces: [number, number][]) => Array.from({ length: 5 }, (_, r) => Array.from({ length: 5 }, (_, c) => (spaces.some(([y, x]) => y === r && x === c) ? "red" : null)));
  const view = (...spaces: [number, number][]) => ({ players: [{ wall: wall(...spaces) }] }) as unknown as AzulView;
  expect(tiled(view([0, 0]), view([0, 0], [1, 3], [4, 2]), 0)).toEqual([{ row: 1, column: 3 }, { row: 4, column: 2 }]);
});
