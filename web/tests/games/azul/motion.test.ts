// The flights of tiles and points in Azul.
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../src/base/settings.svelte";
import { moving } from "../../../src/board/animation";
import { settled, showMoves, tiled } from "../../../src/games/azul/motion";
import type { AzulView } from "../../../src/games/azul/steps";
import type { Happening, Scoring, TableShown } from "../../../src/generated/wire";
import type { TableModel } from "../../../src/table/table.svelte";
import { animation } from "../../board/animations";

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

describe("on the board", () => {
  let hear: (happening: Happening, before: TableShown) => void;
  const view = (round: number, wall: (string | null)[][], floor: string[] = []) => ({
    round,
    players: [{ wall, floor, lines: [{ tiles: 0 }] }],
  });
  const empty = [[null, null, null, null, null]];
  const taken = { does: "take", display: 1, colour: "red", tiles: 2, line: 1, floor: ["red"] };
  const turn = (more: object) =>
    ({ kind: "turn", seat: 0, moves: [], deeds: [], scored: [], scorings: [], ...more }) as unknown as Happening;
  const flights: { from: string; to: string }[] = [];

  /** Draw a board; each element is 40 px wide and lies at its place in the document. */
  function draw(now: object): void {
    document.body.innerHTML = `<div class="azul"><div class="tiles"></div><button data-choice="take 1r"><i class="cell"><svg></svg></i><i class="cell"><svg></svg></i></button>
      <div data-seat="0"><p class="score"></p><div data-line="1"><i class="cell"></i></div><div class="wall"><div class="wr"><i></i><i><svg></svg></i></div></div>
      <div class="floor" data-line="f"><i class="cell"></i><i class="cell"></i></div></div></div>`;
    [...document.querySelectorAll(".azul *")].forEach((element, place) => {
      element.getBoundingClientRect = () => new DOMRect(place * 100, 0, 40, 40);
    });
    flights.length = 0;
    Element.prototype.animate = vi.fn(function (this: HTMLElement, frames: { transform?: string }[]) {
      const to = frames.at(-1)?.transform ?? "";
      if (to.startsWith("translate") && !this.classList.contains("flying")) flights.push({ from: this.style.left, to });
      return animation();
    }) as unknown as Element["animate"];
    settings.set({ still: false });
    showMoves({
      state: { you: [1], view: now },
      position: null,
      onHappening: (listener: typeof hear) => ((hear = listener), () => undefined),
    } as unknown as TableModel);
  }
  afterEach(() => moving.end());

  it("the tiles of another player fly to the line and the floor", async () => {
    const before = view(1, empty);
    draw(before);
    hear(turn({ deeds: [taken] }), { view: before } as unknown as TableShown);
    await tick();
    expect(flights.map(({ from }) => from)).toEqual(["300px", "500px"]);
    expect(new Set(flights.map(({ to }) => to)).size).toBe(2);
  });

  it("full lines go to the wall at the end of a round, and points fly to the score", async () => {
    const after = view(2, [[null, "red", null, null, null]]);
    draw(after);
    const scorings = [
      {
        name: "round",
        round: 1,
        lines: [
          { what: "wall", points: [3] },
          { what: "floor", points: [-1] },
        ],
      },
    ];
    hear(turn({ scorings }), { view: view(1, empty) } as unknown as TableShown);
    await tick();
    expect(flights).toHaveLength(1);
    expect([...document.querySelectorAll(".flying")].map(({ textContent }) => textContent)).toEqual(["+3", "−1"]);
  });
});
