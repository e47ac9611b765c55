// The flights of rooms and points in Dream Home.
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../src/base/settings.svelte";
import { moving } from "../../../src/board/animation";
import { showMoves } from "../../../src/games/dreamhome/motion";
import type { Happening, TableShown } from "../../../src/generated/wire";
import type { TableModel } from "../../../src/table/table.svelte";
import { animation } from "../../board/animations";

let hear: (happening: Happening, before: TableShown) => void;
let flights: string[];

beforeEach(() => {
  document.body.innerHTML = `<div class="dh"><div data-column="3"><i class="rm"><svg></svg></i></div>${[0, 1]
    .map(
      (seat) =>
        `<div data-seat="${seat}"><p class="score"></p><i data-space="f2"><svg></svg></i><i class="roof"></i></div>`,
    )
    .join("")}</div>`;
  [...document.querySelectorAll(".dh *")].forEach((element, place) => {
    element.getBoundingClientRect = () => new DOMRect(place * 100, 0, 40, 40);
  });
  flights = [];
  Element.prototype.animate = vi.fn(function (this: HTMLElement, frames: { transform?: string }[]) {
    if (frames.at(-1)?.transform) flights.push(`${this.className || "room"} from ${this.style.left}`);
    return animation();
  }) as unknown as Element["animate"];
  settings.set({ still: false });
  showMoves({
    state: { you: [0] },
    position: null,
    onHappening: (listener: typeof hear) => ((hear = listener), () => undefined),
  } as unknown as TableModel);
});
afterEach(() => moving.end());

async function happen(seat: number, moves: string[], scored: number[]): Promise<string[]> {
  hear({ kind: "turn", seat, moves, scored, scorings: [] } as unknown as Happening, {} as TableShown);
  await tick();
  return flights;
}

it("a room of another player flies from its column to the house, then its points to the score", async () => {
  expect(await happen(1, ["take 3", "put f2"], [0, 2])).toEqual(["room from 200px", "pts num flying gain from 1004px"]);
});

it("my own room is in the house already, and only its points fly", async () => {
  expect(await happen(0, ["take 3", "put f2"], [2, 0])).toEqual(["pts num flying gain from 504px"]);
});

it("points of the end come from the roof", async () => {
  expect(await happen(0, ["pass"], [0, 8])).toEqual(["pts num flying gain from 1204px"]);
});
