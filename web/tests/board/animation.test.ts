// Animation of what happens at a table.
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RunningAnimations, animateEvents, moving, pickUp } from "../../src/board/animation";
import { settings } from "../../src/base/settings.svelte";
import type { TableModel } from "../../src/table/table.svelte";
import type { Happening, TableShown } from "../../src/generated/wire";
import { animation } from "./animations";

describe("an animation", () => {
  it.each(["keydown", "pointerdown"])("ends at once on %s", (event) => {
    const all = new RunningAnimations();
    const [one, other] = [animation(), animation()];
    const done = vi.fn();
    all.add(one, 400, done);
    all.add(other, 400, done);
    document.dispatchEvent(new Event(event));
    expect(done).toHaveBeenCalledTimes(2);
    expect(all.count).toBe(0);
    document.dispatchEvent(new Event(event));
    expect(one.finish).toHaveBeenCalledOnce();
  });

  it("knows the time until everything has ended", () => {
    const all = new RunningAnimations();
    expect(all.left).toBe(0);
    all.add(animation(), 60_000, () => undefined);
    all.add(animation(), 20_000, () => undefined);
    expect(all.left).toBeGreaterThan(20_000);
    all.end();
    expect(all.left).toBe(0);
  });
});

it("scrolls flying pieces with the page", () => {
  const tile = document.body.appendChild(document.createElement("div"));
  tile.getBoundingClientRect = () => new DOMRect(10, 20, 40, 40);
  vi.stubGlobal("scrollY", 300);
  const [piece] = pickUp(tile);
  expect(piece?.from.top).toBe(320);
  expect(piece?.ghost.style).toMatchObject({ position: "absolute", left: "10px", top: "320px" });
  vi.unstubAllGlobals();
});

describe("an event", () => {
  let hear: (happening: Happening, before: TableShown) => void;
  const table = {
    state: { you: [0] },
    position: null,
    onHappening: (listener: typeof hear) => ((hear = listener), () => undefined),
  } as unknown as TableModel;
  const turn = { kind: "turn", seat: 1, moves: [], scored: [] } as unknown as Happening;

  beforeEach(() => settings.set({ still: false }));

  it("is animated with the knowledge of whether it is mine", () => {
    const show = vi.fn(() => () => undefined);
    animateEvents(table, show);
    hear(turn, {} as TableShown);
    hear({ ...turn, seat: 0 }, {} as TableShown);
    expect(show.mock.calls.map((call) => (call as unknown[])[2])).toEqual([false, true]);
  });

  it("waits for running animations, but not for too long", async () => {
    const waits: number[] = [];
    animateEvents(table, () => () => void waits.push(moving.left));
    moving.add(animation(), 2000, () => undefined);
    hear(turn, {} as TableShown);
    await tick();
    expect(moving.count).toBe(1);
    moving.add(animation(), 60_000, () => undefined);
    hear(turn, {} as TableShown);
    await tick();
    expect(moving.count).toBe(0);
    expect(waits.map((left) => left > 0)).toEqual([true, false]);
  });

  it("is not animated under reduced motion", () => {
    const show = vi.fn(() => () => undefined);
    animateEvents(table, show);
    settings.set({ still: true });
    hear(turn, {} as TableShown);
    expect(show).not.toHaveBeenCalled();
    expect(moving.count).toBe(0);
  });
});
