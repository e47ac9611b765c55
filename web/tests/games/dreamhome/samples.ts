// Legal moves and a house of Dream Home.
import { type Card, type House, type Player, SPACES } from "../../../src/games/dreamhome/steps";

// Legal moves of real positions, one of each kind.
export const LEGAL = [
  ["discard 2", "discard 3", "discard 4", "discard 5"],
  ["hammer 1", "hammer 2", "hammer 4", "hammer 5", "pass"],
  ["mix 1 3", "mix 1 4", "mix 3 4", "drill f1 1", "drill f1 3", "drill f2 1", "take 1", "take 3", "take 4"],
  [
    "scaffold b4",
    "scaffold f1",
    "scaffold f3",
    "put f1",
    "put f2",
    "put b4 down",
    "put b5 down",
    "put f1 down",
    "put f2 down",
  ],
  ["scaffold b4", "scaffold b5", "scaffold s3"],
  ["token s1", "token f3"],
  ["roofer red", "roofer red+", "roofer brown", "roofer grey+", "pass"],
  [
    "supply b4 garage",
    "supply b4 laundry",
    "supply f1 living_room",
    "supply f1 kitchen",
    "swap b4 b5",
    "swap f1 s3",
    "swap f2 s3",
    "pass",
  ],
  ["keep f2", "keep f3"],
];

const card = (room: string, more: Partial<Card> = {}): Card => ({ room, down: false, token: null, ...more });
const empty = Object.fromEntries(SPACES.map((space) => [space, null])) as House;
const house: House = {
  ...empty,
  f1: card("living_room", { token: "piano" }),
  f2: card("living_room"),
  f3: card("pantry"),
  b4: card("scaffolding"),
  f4: card("kitchen"),
  s1: card("living_room", { down: true }),
};
const rooms = [
  { spaces: ["f1", "f2"], most: 3, points: 4 },
  { spaces: ["f3"], most: 1, points: 3 },
  { spaces: ["f4"], most: 2, points: 1 },
];
export const player: Player = {
  points: 0,
  house,
  rooms,
  free: ["s2"],
  outside: [],
  tools: [],
  helpers: [],
  roofs: 0,
  roof_cards: null,
  sheet: [],
};
