// The cards as the rules describe them. At a table they come with the view; here there is none. A test compares them
// with the file that the engine reads.
import type { Card, Cards, House, Player } from "../steps";

const floors = (points: number[], partner: string | null = null) => ({
  place: "floors",
  points,
  annex: partner ? { partner, points: 3 } : null,
});
const basement = (points: number[]) => ({ place: "basement", points, annex: null });
const furnishing = (points: number, ...rooms: string[]) => ({ rooms, points });

export const CARDS: Cards = {
  rooms: {
    living_room: floors([1, 4, 9]),
    kitchen: floors([1, 6]),
    bedroom: floors([1, 4]),
    childrens_room: floors([2, 6]),
    bathroom: floors([1]),
    study: floors([2]),
    library: floors([2]),
    game_room: floors([2]),
    pantry: floors([1], "kitchen"),
    sauna: floors([1], "bathroom"),
    dressing_room: floors([1], "bedroom"),
    garage: basement([0, 4]),
    storage: basement([1]),
    laundry: basement([1]),
    workshop: basement([1]),
    wine_cellar: basement([1]),
  },
  furnishings: {
    piano: furnishing(3, "living_room"),
    canopy_bed: furnishing(3, "bedroom"),
    ice_cream_machine: furnishing(3, "kitchen"),
    whirlpool: furnishing(2, "bathroom"),
    toy_train: furnishing(2, "childrens_room"),
    globe: furnishing(2, "study", "library", "game_room"),
    painting: furnishing(1, "living_room", "bedroom", "study", "library"),
    cat_house: furnishing(
      1,
      "living_room",
      "bedroom",
      "kitchen",
      "bathroom",
      "childrens_room",
      "study",
      "library",
      "game_room",
    ),
    treehouse: furnishing(2, "outside"),
    birdhouse: furnishing(1, "outside"),
  },
  roof: 4,
};

export const ROOF_POINTS = { mixed: 3, one: 8, window: 1 };
export const BONUS = 3;

/** A house in a figure. */
export type Shown = Pick<Player, "house" | "rooms" | "free">;

const up = (room: string, token: string | null = null): Card => ({ room, down: false, token });

/**
 * Return a house of rooms, each by its spaces with its points: `{ "f1 f2": ["living_room piano", 4], b4: ["empty"] }`.
 * Face-down cards and scaffolding are not rooms. `free` lists the empty spaces that can take something.
 */
export function houseOf(parts: Record<string, readonly [what: string, points?: number]>, ...free: string[]): Shown {
  const house: House = {};
  const rooms: Shown["rooms"] = [];
  for (const [places, [what, points]] of Object.entries(parts)) {
    const [room = "", token = null] = what.split(" ");
    const spaces = places.split(" ");
    for (const [place, space] of spaces.entries())
      house[space] = room === "empty" ? { ...up("kitchen"), down: true } : up(room, place === 0 ? token : null);
    if (points !== undefined) rooms.push({ spaces, most: CARDS.rooms[room]?.points.length ?? 1, points });
  }
  return { house, rooms, free };
}
