// The cards in the rules of Dream Home match those of the engine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BONUS, CARDS, ROOF_POINTS, houseOf } from "../../../../src/games/dreamhome/figures/cards";

interface Components {
  rooms: { id: string; place: string; points: number[]; annex: { partner: string; points: number } | null }[];
  furnishings: { id: string; rooms: string[]; points: number }[];
  roof_points: Record<string, number>;
  functionality_points: Record<string, number>;
}
const PATH = join(import.meta.dirname, "../../../../../src/riad/games/dreamhome/components.json");
const { rooms, furnishings, roof_points, functionality_points } = JSON.parse(readFileSync(PATH, "utf8")) as Components;

describe("the cards in the figures", () => {
  it("are the engine's", () => {
    expect(CARDS.rooms).toEqual(
      Object.fromEntries(rooms.map(({ id, place, points, annex }) => [id, { place, points, annex }])),
    );
    expect(CARDS.furnishings).toEqual(
      Object.fromEntries(furnishings.map(({ id, rooms, points }) => [id, { rooms, points }])),
    );
    expect(ROOF_POINTS).toEqual({ mixed: roof_points.mixed, one: roof_points.uniform, window: roof_points.window });
    expect(BONUS).toBe(functionality_points.bathroom_on_both_floors);
    expect(BONUS).toBe(functionality_points.bathroom_kitchen_bedroom);
  });

  it("form houses", () => {
    expect(houseOf({ "f1 f2": ["living_room piano", 4], b5: ["empty"] }, "s1")).toEqual({
      house: {
        f1: { room: "living_room", down: false, token: "piano" },
        f2: { room: "living_room", down: false, token: null },
        b5: { room: "kitchen", down: true, token: null },
      },
      rooms: [{ spaces: ["f1", "f2"], most: 3, points: 4 }],
      free: ["s1"],
    });
  });
});
