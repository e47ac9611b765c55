// The notation of Dream Home as steps, and the view of a house. `take 3`, `put f2 down`: see docs/dreamhome.md.
import type { View } from "../../table/table.svelte";
import type { SheetLine } from "./effects";

export const FLOORS = [
  ["s1", "s2", "s3", "s4", "s5"],
  ["f1", "f2", "f3", "f4", "f5"],
  ["b4", "b5"],
] as const;
/** The spaces in the order of the notation: in a pair the earlier one comes first. */
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

/** Adjacent cards of one type. */
export interface Room {
  /** From left to right. */
  spaces: string[];
  /** The maximum number of cards. */
  most: number;
  points: number;
}

export interface Player {
  points: number;
  house: House;
  rooms: Room[];
  /** The empty spaces that can take something. */
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
  /** The number of cards in a roof. */
  roof: number;
}

/** A column of the track: above its room a special card, or the first-player marker. */
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
  /** The seats in turn order of this round. */
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

/** The ways of placing something in the house, chosen before the space. */
export const WAYS = ["face up", "face down", "scaffold", "token", "keep"] as const;

export const spaceId = (space: string) => `space ${space}`;
export const columnId = (column: number | string) => `column ${column}`;
export const roofId = (roof: string) => `roof ${roof}`;
export const cardId = (room: string) => `card ${room}`;

export interface Move {
  kind: string;
  /** The parts that the move names, in the order of the notation. */
  parts: string[];
}

export function read(move: string): Move {
  const [kind = "", ...parts] = move.split(" ");
  return parts[1] === "down" ? { kind: "down", parts: parts.slice(0, 1) } : { kind, parts };
}

/**
 * Return the elements of a move. The way of placing a card is chosen before its space, so that no move is the beginning
 * of another: `put f2` is `face up`, then `space f2`; `put f2 down` is `face down`, then `space f2`.
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
      return [move]; // take, hammer and discard: the column, which offers one of them
  }
}

/** Return the move of a way and a space, with the other part of ways that have two, to ask why it is not allowed. */
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
      return `put ${space}`; // also with nothing in hand: the answer says what comes first
  }
}

/** Return the partners of an element in any order, for `mix 2 4` and `swap f1 s3`. */
export function partners(legal: readonly string[], kind: "mix" | "swap", one: string | null): Set<string> {
  const others = new Set<string>();
  for (const move of legal) {
    const { kind: its, parts } = read(move);
    if (its !== kind) continue;
    for (const part of parts) if (part !== one && (one === null || parts.includes(one))) others.add(part);
  }
  return others;
}

/** Return two elements in the order of the notation. */
export function ordered(one: string, other: string): [string, string] {
  const place = (part: string) => (SPACES.includes(part) ? SPACES.indexOf(part) : Number(part));
  return place(one) < place(other) ? [one, other] : [other, one];
}

/** Return cards by kind, each with its number. */
export function counted(cards: readonly string[]): { id: string; n: number }[] {
  return [...new Set(cards)].map((id) => ({ id, n: cards.filter((one) => one === id).length }));
}

/** Return the room that includes a space. */
export const roomAt = (rooms: readonly Room[], space: string): Room | null =>
  rooms.find(({ spaces }) => spaces.includes(space)) ?? null;

/** Return the cards of an open roof pile that do not count for the roof, according to the score sheet. */
export function sparesOf(faces: readonly string[], { sheet }: Pick<Player, "sheet">): boolean[] {
  const left = sheet.flatMap(({ lines }) => lines).flatMap((line) => (line.what === "roof" ? line.roofs : []));
  return faces.map((face) => {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
