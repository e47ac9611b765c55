// The notation of Dream Home as steps, and what the view says of a house. `take 3`, `put f2 down`: see docs/dreamhome.md.
import type { View } from "../../lib/table.svelte";
import type { SheetLine } from "./deeds";

export const FLOORS = [
  ["s1", "s2", "s3", "s4", "s5"],
  ["f1", "f2", "f3", "f4", "f5"],
  ["b4", "b5"],
] as const;
/** As the notation counts them: in a pair the earlier one comes first. */
export const SPACES: readonly string[] = [...FLOORS[2], ...FLOORS[1], ...FLOORS[0]];

export interface Card {
  /** `scaffolding` for the tool. */
  room: string;
  down: boolean;
  token: string | null;
}

export type House = Record<string, Card | null>;

export interface SheetPart {
  part: string;
  lines: SheetLine[];
  points: number;
}

/** Cards of a type side by side. */
export interface Room {
  /** From left to right. */
  spaces: string[];
  /** How many cards it may have. */
  most: number;
  points: number;
}

export interface Player {
  points: number;
  house: House;
  rooms: Room[];
  /** The empty spaces on which something could stand. */
  free: string[];
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
  /** Of how many cards a roof is built. */
  roof: number;
}

/** A column of the track: over its room a special card, or the marker of the first player. */
export interface Column {
  room: string | null;
  special: string | null;
  marker: boolean;
}

export type Phase =
  "discard" | "jackhammer" | "take" | "place" | "scaffolding" | "token" | "keep" | "roofer" | "helpers" | "over";

export interface HomeView extends View {
  phase: Phase;
  round: number;
  rounds: number;
  last_round: boolean;
  first: number;
  /** The seats as they take their turns in this round. */
  order: number[];
  marker: number;
  track: Column[];
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

/** The move of a way and a space, with the other part where a way has two: to ask why it is not allowed. */
export function moveFor(way: string | undefined, space: string, other = ""): string {
  switch (way) {
    case "face down":
      return `put ${space} down`;
    case "scaffold":
    case "token":
    case "keep":
      return `${way} ${space}`;
    case "drill":
    case "supply":
      return `${way} ${space} ${other}`;
    case "swap":
      return `swap ${ordered(space, other).join(" ")}`;
    default:
      return `put ${space}`; // with nothing in hand, too: what has to be done first is the answer then
  }
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

/** Cards by their kinds, each with how many there are of it. */
export function counted(cards: readonly string[]): { id: string; n: number }[] {
  return [...new Set(cards)].map((id) => ({ id, n: cards.filter((one) => one === id).length }));
}

/** The room that a space is part of. */
export const roomAt = (rooms: readonly Room[], space: string): Room | null =>
  rooms.find(({ spaces }) => spaces.includes(space)) ?? null;

/** Which cards of an open roof pile do not count for the roof, as the score sheet has it. */
export function sparesOf(faces: readonly string[], { sheet }: Pick<Player, "sheet">): boolean[] {
  const left = sheet.flatMap(({ lines }) => lines).flatMap((line) => (line.what === "roof" ? line.roofs : []));
  return faces.map((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
