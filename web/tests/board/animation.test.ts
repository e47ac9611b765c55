import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { flights, showMoves } from "../../src/games/alhambra/motion";
import { settled, tiled } from "../../src/games/azul/motion";
import type { AzulView } from "../../src/games/azul/steps";
import { RunningAnimations, STAGGER, pickUp, moving, animateEvents } from "../../src/board/animation";
import { settings } from "../../src/base/settings.svelte";
import type { TableModel } from "../../src/table/table.svelte";
import type { Happening, Scoring, TableShown } from "../../src/generated/wire";

const animation = () => {
  const one = {
    finish: vi.fn(() => one.onfinish?.()),
    onfinish: null as (() => void) | null,
    oncancel: null as (() => void) | null,
  };
  return one as unknown as Animation & { finish: ReturnType<typeof vi.fn> };
};

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

describe("a scoring of Alhambra", () => {
  const line = (what: string, ...points: number[]) => ({ what, points });
  const scorings = [
    {
      name: "A",
      round: null,
      lines: [line("pavilion", 0, 1), line("tower", 0, 0), line("garden", 3, 3), line("wall", 4, 0)],
    },
  ];

  it("pays line by line, without a pause for a line that pays nobody", () => {
    expect(flights({ scorings })).toEqual([
      { line: "pavilion", seat: 1, points: 1, delay: 0 },
      { line: "garden", seat: 0, points: 3, delay: STAGGER },
      { line: "garden", seat: 1, points: 3, delay: STAGGER },
      { line: "wall", seat: 0, points: 4, delay: 2 * STAGGER },
    ]);
    expect(
      flights({ scorings: [...scorings, { name: "end", round: null, lines: [line("tower", 9, 0)] }] }).at(-1),
    ).toMatchObject({ points: 9, delay: 3 * STAGGER });
    expect(flights({ scorings: [] })).toEqual([]);
  });

  it("flies points from the lines of the majorities, each for half a second at most", async () => {
    let hear: (happening: Happening, before: TableShown) => void = () => undefined;
    const table = {
      state: { you: [0] },
      position: null,
      onHappening: (listener: typeof hear) => ((hear = listener), () => undefined),
    } as unknown as TableModel;
    const row = (what: string) => `<tr data-line="${what}"><th></th><td></td><td></td><td class="pay"></td></tr>`;
    document.body.innerHTML = `<div class="majority"><table>${scorings[0]!.lines.map(({ what }) => row(what)).join("")}</table></div>${[0, 1].map((seat) => `<div data-seat="${seat}"><p class="score"></p></div>`).join("")}`;
    document
      .querySelectorAll("tr")
      .forEach((tr, y) =>
        [...tr.children].forEach(
          (cell, x) => (cell.getBoundingClientRect = () => new DOMRect(x * 100, y * 100, 40, 40)),
        ),
      );
    for (const score of document.querySelectorAll(".score"))
      score.getBoundingClientRect = () => new DOMRect(900, 0, 40, 40);
    const animate = vi.fn((..._: unknown[]) => animation());
    Element.prototype.animate = animate as unknown as Element["animate"];
    settings.set({ still: false });
    showMoves(table);
    hear(
      { kind: "turn", seat: 1, moves: [], scored: [7, 4], scorings } as unknown as Happening,
      { view: null } as unknown as TableShown,
    );
    await tick();
    const chips = [...document.querySelectorAll<HTMLElement>(".flying")];
    expect(chips.map(({ textContent, style }) => [textContent, style.left, style.top])).toEqual([
      ["+1", "204px", "8px"],
      ["+3", "104px", "208px"],
      ["+3", "204px", "208px"],
      ["+4", "104px", "308px"],
    ]);
    const timings = animate.mock.calls.map((call) => call[1] as { duration: number; delay: number });
    expect(timings.map(({ delay }) => delay)).toEqual([0, STAGGER, STAGGER, 2 * STAGGER]);
    expect(Math.max(...timings.map(({ duration }) => duration))).toBeLessThanOrEqual(500);
    moving.end();
    expect(document.querySelectorAll(".flying")).toHaveLength(0);
  });
});

it("finds the tiles that a wall has gained", () => {
  const wall = (...spaces: [number, number][]) =>
    Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 5 }, (_, c) => (spaces.some(([y, x]) => y === r && x === c) ? "red" : null)),
    );
  const view = (...spaces: [number, number][]) => ({ players: [{ wall: wall(...spaces) }] }) as unknown as AzulView;
  expect(tiled(view([0, 0]), view([0, 0], [1, 3], [4, 2]), 0)).toEqual([
    { row: 1, column: 3 },
    { row: 4, column: 2 },
  ]);
});

it("splits the end of a round in Azul into wall, floor and bonuses", () => {
  const line = (what: string, ...points: number[]) => ({ what, points });
  const round = { name: "round", round: 4, lines: [line("wall", 7, 2), line("floor", -4, -2)] };
  const end = { name: "end", round: 4, lines: [line("rows", 2, 0), line("columns", 7, 0), line("colours", 0, 10)] };
  const turn = (...scorings: Scoring[]) => ({ kind: "turn", seat: 0, scorings }) as unknown as Happening;
  expect(settled(turn(round), 0)).toEqual({ wall: 7, floor: -4, bonus: 0 });
  expect(settled(turn(round, end), 1)).toEqual({ wall: 2, floor: -2, bonus: 10 });
  expect(settled(turn(), 0)).toEqual({ wall: 0, floor: 0, bonus: 0 });
});
