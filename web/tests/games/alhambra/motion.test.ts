// The flights of cards, tiles and points in Alhambra.
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../../../src/base/settings.svelte";
import { STAGGER, moving } from "../../../src/board/animation";
import { flights, showMoves } from "../../../src/games/alhambra/motion";
import type { Happening, TableShown } from "../../../src/generated/wire";
import type { TableModel } from "../../../src/table/table.svelte";
import { animation } from "../../board/animations";

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
