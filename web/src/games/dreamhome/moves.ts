// The notation of Dream Home as steps, and what the view says of a house. `take 3`, `put f2 down`: see docs/dreamhome.md.
import type { View } from "../../lib/table.svelte";

export const FLOORS = [
  ["s1", "s2", "s3", "s4", "s5"],
  ["f1", "f2", "f3", "f4", "f5"],
  ["b4", "b5"],
] as const;
/** As the notation counts them: in a pair the earlier one comes first. */
export const SPACES: readonly string[] = [...FLOORS[2], ...FLOORS[1], ...FLOORS[0]];
export const COLUMNS = 5;
export const ROUNDS = 12;
/** A roof is built of four cards. */
export const ROOF = 4;

export interface Card {
  /** `scaffolding` for the tool. */
  room: string;
  down: boolean;
  token: string | null;
}

export type House = Record<string, Card | null>;

export interface SheetPart {
  part: string;
  lines: [string, number][];
  points: number;
}

export interface Player {
  points: number;
  house: House;
  outside: string[];
  tools: string[];
  helpers: string[];
  roofs: number;
  roof_cards: string[] | null;
  sheet: SheetPart[];
}

export interface Cards {
  rooms: Record<string, { place: string; points: number[]; annex: { partner: string | null; points: number } | null }>;
  furnishings: Record<string, { rooms: string[]; points: number }>;
}

export type Phase = "discard" | "jackhammer" | "take" | "place" | "scaffolding" | "token" | "keep" | "roofer" | "helpers" | "over";

export interface HomeView extends View {
  phase: Phase;
  round: number;
  first: number;
  marker: number;
  track: { room: string | null; special: string | null }[];
  held: string | null;
  waiting: string | null;
  meeting: string | null;
  rooms_left: number;
  specials_left: number;
  discarded_rooms: string[];
  discarded_roofs: string[];
  cards: Cards;
  players: Player[];
}

/** How something is laid into the house: chosen before the space. */
export const WAYS = ["face up", "face down", "scaffold", "token", "keep"] as const;

export const spaceId = (space: string) => `space ${space}`;
export const columnId = (column: number | string) => `column ${column}`;
export const roofId = (roof: string) => `roof ${roof}`;
export const cardId = (room: string) => `card ${room}`;

export interface Move {
  kind: string;
  /** What it names, in the order of the notation. */
  parts: string[];
}

export function read(move: string): Move {
  const [kind = "", ...parts] = move.split(" ");
  return parts[1] === "down" ? { kind: "down", parts: parts.slice(0, 1) } : { kind, parts };
}

/**
 * The elements that a move names. Where a card goes is chosen after how it lies, so that no move begins another:
 * `put f2` is `face up`, then `space f2`; `put f2 down` is `face down`, then `space f2`.
 */
export function steps(move: string): string[] {
  const { kind, parts } = read(move);
  const [one = "", other = ""] = parts;
  switch (kind) {
    case "put":
      return ["face up", spaceId(one)];
    case "down":
      return ["face down", spaceId(one)];
    case "scaffold":
    case "token":
    case "keep":
      return [kind, spaceId(one)];
    case "drill":
      return ["drill", spaceId(one), columnId(other)];
    case "mix":
      return ["mix", columnId(one), columnId(other)];
    case "supply":
      return ["supply", spaceId(one), cardId(other)];
    case "swap":
      return ["swap", spaceId(one), spaceId(other)];
    case "roofer":
      return [roofId(one)];
    default:
      return [move]; // take, hammer and discard are chosen by their column, which has one of these at a time
  }
}

/** The move of a way of laying and a space: to ask why it is not allowed. */
export function moveFor(way: string | undefined, space: string): string | null {
  if (way === "face up") return `put ${space}`;
  if (way === "face down") return `put ${space} down`;
  return way === "scaffold" || way === "token" || way === "keep" ? `${way} ${space}` : null;
}

/** What may be paired with an element, in any order; of `mix 2 4` and `swap f1 s3`. */
export function partners(legal: readonly string[], kind: "mix" | "swap", one: string | null): Set<string> {
  const found = new Set<string>();
  for (const move of legal) {
    const { kind: its, parts } = read(move);
    if (its !== kind) continue;
    for (const part of parts) if (part !== one && (one === null || parts.includes(one))) found.add(part);
  }
  return found;
}

/** Two elements in the order in which the notation has them. */
export function ordered(one: string, other: string): [string, string] {
  const place = (part: string) => (SPACES.includes(part) ? SPACES.indexOf(part) : Number(part));
  return place(one) < place(other) ? [one, other] : [other, one];
}

const typeOf = (card: Card | null | undefined) => (card && !card.down && card.room !== "scaffolding" ? card.room : null);
const floorOf = (space: string): readonly string[] => FLOORS.find((floor) => (floor as readonly string[]).includes(space)) ?? [];

export interface Room {
  type: string;
  /** From left to right. */
  spaces: string[];
  most: number;
  points: number;
  token: string | null;
  partnered: boolean;
}

/** The room that a space is part of: cards of one type side by side. */
export function roomAt(house: House, cards: Cards, space: string): Room | null {
  const type = typeOf(house[space]);
  const figures = type === null ? undefined : cards.rooms[type];
  if (type === null || !figures) return null;
  const floor = floorOf(space);
  let from = floor.indexOf(space);
  let to = from;
  while (from > 0 && typeOf(house[floor[from - 1] as string]) === type) from -= 1;
  while (to < floor.length - 1 && typeOf(house[floor[to + 1] as string]) === type) to += 1;
  const spaces = floor.slice(from, to + 1);
  const { annex, points } = figures;
  const beside = [floor[from - 1], floor[to + 1]].map((one) => (one === undefined ? null : typeOf(house[one])));
  const partnered = annex !== null && annex.partner !== null && beside.includes(annex.partner);
  return {
    type,
    spaces,
    most: points.length,
    points: partnered && annex ? annex.points : (points[spaces.length - 1] ?? points.at(-1) ?? 0),
    token: spaces.map((one) => house[one]?.token ?? null).find((token) => token !== null) ?? null,
    partnered,
  };
}

/** Whether something could stand on a space: it has no empty space below it. */
export function supported(house: House, space: string): boolean {
  const column = space.slice(1);
  if (space.startsWith("s")) return house[`f${column}`] != null;
  return !space.startsWith("f") || Number(column) < 4 || house[`b${column}`] != null;
}

/** The cards that a move is about, by their ids, as they lie before it. */
export function cardsOf(view: HomeView, seat: number, move: string): string[] {
  const { kind, parts } = read(move);
  const [one = "", other = ""] = parts;
  const inHouse = (space: string) => {
    const card = view.players[seat]?.house[space];
    return !card || card.down ? "empty" : card.room;
  };
  const onTrack = (column: string) => view.track[Number(column) - 1]?.room ?? "empty";
  const special = view.track[Number(one) - 1]?.special ?? "first";
  if (kind === "take" || kind === "discard" || kind === "hammer") return [onTrack(one), special];
  if (kind === "drill") return [inHouse(one), onTrack(other)];
  if (kind === "mix") return [onTrack(one), onTrack(other)];
  if (kind === "put" || kind === "down") return view.held ? [view.held] : [];
  if (kind === "token") return [view.waiting ?? "", inHouse(one)];
  if (kind === "roofer") return [one];
  if (kind === "supply") return [inHouse(one), other];
  if (kind === "swap") return [inHouse(one), inHouse(other)];
  if (kind === "keep") return [view.players[seat]?.house[one]?.token ?? ""];
  return [];
}
