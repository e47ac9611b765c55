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
}

/** How a payment stands after a card. */
export const standing = ({ paid, price }: Pick<Pay, "paid" | "price">): { how: "exact" | "over" | "part"; over: number } =>
  ({ how: paid === price ? "exact" : paid > price ? "over" : "part", over: Math.max(0, paid - price) });
