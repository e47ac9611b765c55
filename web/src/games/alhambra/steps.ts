// The notation of Alhambra as steps, and the changes that a move makes to the table. `take y1 g2`, `buy 2`, `pay b7`,
// `place tower9nw 1,0`: see docs/alhambra.md.
import type { View } from "../../table/table.svelte";

export const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type Type = (typeof TYPES)[number];
/** The currencies in the order of drawing; cards have their first letters. */
export const CURRENCIES = ["yellow", "green", "blue", "orange"] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface Laid {
  tile: string;
  x: number;
  y: number;
}

/** A side of a tile: the tile's position, and 0 to 3 for north, east, south and west. */
export type Edge = readonly [x: number, y: number, side: number];

export interface Player {
  points: number;
  cards: number;
  hand: string[] | null;
  palace: Laid[];
  reserve: string[];
  types: Record<Type, number>;
  wall: number;
  /** The sides of the longest wall, clockwise. */
  rim: Edge[];
}

export type Scoring = "A" | "B" | "end";

/** A type of building: each player's tiles, then Dirk's, with the place and the points they would bring now. */
export interface Majority {
  type: Type;
  /** The points of the places. */
  pays: number[];
  tiles: number[];
  /** Null outside the scoring places. */
  places: (number | null)[];
  points: number[];
}

export interface Payment {
  /** The cards in the order of paying, the highest first. */
  cards: string[];
  over: number;
}

export interface AlhambraView extends View {
  phase: "action" | "payment" | "placing" | "awards" | "over";
  turn_number: number;
  /** The currency of each square of the market. */
  squares: Currency[];
  market: (string | null)[];
  money: string[];
  /** The most that several cards taken together may add up to. */
  together: number;
  bag: number;
  deck: number;
  discards: string[];
  /** The next scoring, and the points it would pay now: to the players, then Dirk. */
  next: { scoring: Scoring; soon: boolean; points: number[] } | null;
  majorities: Majority[];
  /** My means to pay for the tile of each square. */
  means: ("exact" | "over" | null)[] | null;
  waiting: string[];
  /** `ways` has the cards that would complete the payment, for the player who pays. */
  buying: { square: number; money: Currency; paid: number; ways: Payment[] } | null;
  further: boolean;
  dirk: { points: number; tiles: string[] } | null;
  players: Player[];
}

export interface Building {
  type: Type | "fountain";
  price: number;
  walls: string;
}

/** Return a tile by its name: `tower9nw`. */
export function building(name: string): Building {
  const match = /^([a-z]+?)(\d+)([nesw]*)$/.exec(name);
  return match
    ? { type: match[1] as Type, price: Number(match[2]), walls: match[3] as string }
    : { type: "fountain", price: 0, walls: "" };
}

export const currencyOf = (card: string): Currency => CURRENCIES["ygbo".indexOf(card[0] as string)] ?? "yellow";
export const valueOf = (card: string): number => Number(card[1]);
export const priceOf = (view: AlhambraView, square: number): number => building(view.market[square] ?? "").price;
export const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + valueOf(card), 0);
export const ofCurrency = (cards: readonly string[], money: Currency): string[] =>
  cards.filter((card) => currencyOf(card) === money);

export type Move =
  | { kind: "take"; cards: string[] }
  | { kind: "buy"; square: number }
  | { kind: "pay"; card: string }
  | { kind: "stop" | "pass" }
  | { kind: "place" | "build"; tile: string; x: number; y: number }
  | { kind: "reserve" | "store" | "dirk"; tile: string }
  | { kind: "swap"; tile: string; old: string };

export function read(move: string): Move | null {
  const [kind, first = "", second = ""] = move.split(" ");
  if (kind === "take" && first) return { kind, cards: move.split(" ").slice(1) };
  if (kind === "buy" && first) return { kind, square: Number(first) - 1 };
  if (kind === "pay" && first) return { kind, card: first };
  if (kind === "stop" || kind === "pass") return { kind };
  if ((kind === "reserve" || kind === "store" || kind === "dirk") && first) return { kind, tile: first };
  if (kind === "swap" && second) return { kind, tile: first, old: second };
  const [x, y] = second.split(",").map(Number);
  if ((kind === "place" || kind === "build") && x !== undefined && y !== undefined) return { kind, tile: first, x, y };
  return null;
}

export const tileId = (tile: string) => `tile ${tile}`;
export const spotId = (x: number, y: number) => `spot ${x},${y}`;
export const swapId = (tile: string) => `swap ${tile}`;
export const RESERVE = "to reserve";
export const DIRK = "to dirk";

/**
 * Return the elements of a move. Cards are taken all at once: a set of cards is one element, since any of its cards may
 * be touched first. A tile to place, keep or give away is chosen first, then its destination.
 */
export function steps(move: string): string[] {
  const parsed = read(move);
  if (parsed === null) return [move];
  switch (parsed.kind) {
    case "place":
    case "build":
      return [tileId(parsed.tile), spotId(parsed.x, parsed.y)];
    case "reserve":
    case "store":
      return [tileId(parsed.tile), RESERVE];
    case "dirk":
      return [tileId(parsed.tile), DIRK];
    case "swap":
      return [tileId(parsed.tile), swapId(parsed.old)];
    default:
      return [move];
  }
}

const CARD_ORDER = (card: string) => "ygbo".indexOf(card[0] as string) * 10 + valueOf(card);
export const inOrder = (cards: readonly string[]): string[] => cards.toSorted((a, b) => CARD_ORDER(a) - CARD_ORDER(b));

export function without<T>(list: readonly T[], ...gone: readonly T[]): T[] {
  const rest = [...list];
  for (const one of gone) {
    const place = rest.indexOf(one);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

export const count = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;
