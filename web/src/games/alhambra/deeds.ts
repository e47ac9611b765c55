// What moves of Alhambra do, as the server says it. Cards, tiles and places are written as in moves.
import type { Currency } from "./moves";

export type AlhambraDeed =
  | { does: "take"; cards: string[] }
  | { does: "buy"; tile: string; price: number; money: Currency }
  | Pay
  | { does: "build" | "place"; tile: string; at: string; wall: number }
  | { does: "store"; tile: string; wall: number }
  | { does: "swap"; tile: string; old: string; wall: number }
  | { does: "reserve" | "leave" | "dirk"; tile: string }
  | { does: "stop" | "pass" };

export interface Pay {
  does: "pay";
  card: string;
  /** With this card. */
  paid: number;
  price: number;
  /** How much too much that is; null while it does not reach the price. */
  over: number | null;
}
