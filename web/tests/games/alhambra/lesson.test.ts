// The figures of Alhambra's rules show real pieces and points; its lesson leads from card to card.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pays } from "../../../src/games/alhambra/figures/points";
import { lead } from "../../../src/games/alhambra/lesson";
import { TYPES } from "../../../src/games/alhambra/steps";

const ROOT = join(import.meta.dirname, "../../..");
const box = JSON.parse(readFileSync(join(ROOT, "../src/riad/games/alhambra/rules/components.json"), "utf8")) as {
  tiles: { type: (typeof TYPES)[number]; price: number; walls: string }[];
  points: Record<string, Record<string, number[]>>;
};
const figure = (name: string) => readFileSync(join(ROOT, "src/games/alhambra/figures", name), "utf8");

describe("the figures", () => {
  const tiles = new Set(box.tiles.map(({ type, price, walls }) => `${type}${price}${walls}`));
  it.each(readdirSync(join(ROOT, "src/games/alhambra/figures")))("%s shows tiles of the game", (name) => {
    const shown = [...figure(name).matchAll(new RegExp(`"((?:${TYPES.join("|")})\\d+[nesw]*)"`, "g"))].map(
      (found) => found[1] as string,
    );
    expect(shown.filter((tile) => !tiles.has(tile))).toEqual([]);
  });

  it("state the number of tiles of each type", () => {
    for (const type of TYPES)
      expect(figure("Parts.svelte")).toContain(`${type}: ${box.tiles.filter((tile) => tile.type === type).length}`);
  });

  it("show the points of the game", () => {
    for (const scoring of ["A", "B", "end"] as const)
      for (const type of TYPES) expect(pays(scoring, type)).toEqual(box.points[scoring]?.[type]);
  });
});

describe("a lesson leads", () => {
  const asked = ["buy 4", "pay o7", "pay o2", "take y2 b2 b2", "place tower9nw 0,1"];
  const paid = asked.slice(0, 3);

  it("by the steps of a move where they suffice", () => {
    expect(lead(asked, [])).toBeUndefined();
    expect(lead(asked, asked.slice(0, 4))).toBeUndefined();
  });

  it("to the whole payment, even after paying a card of it", () => {
    expect(lead(asked, ["buy 4"])).toBe("pay o7 o2");
    expect(lead(asked, ["buy 4", "pay o7"])).toBe("pay o7 o2");
  });

  it("from card to card in any order", () => {
    expect(lead(asked, paid)).toBe("take y2");
    expect(lead(asked, [...paid, "take b2"])).toBe("take y2 b2");
    expect(lead(asked, [...paid, "take y2 b2"])).toBe("take y2 b2 b2");
  });

  it("nowhere from another turn", () => {
    for (const other of [
      ["buy 2"],
      ["buy 4", "pay o9"],
      [...paid, "stop"],
      [...paid, "take g1"],
      [...paid, "take y2", "place tower9nw 0,1"],
    ])
      expect(lead(asked, other)).toBeNull();
  });
});
