// The effects of Alhambra's moves, as the server reports them. Cards, tiles and places are written as in moves.
import { type AlhambraView, type Currency, priceOf, read } from "./steps";

export type AlhambraEffect =
  | { does: "take"; cards: string[] }
  | { does: "buy"; tile: string; price: number; money: Currency }
  | Pay
  | { does: "build" | "place"; tile: string; at: string; wall: Wall }
  | { does: "store"; tile: string; wall: Wall }
  | { does: "swap"; tile: string; old: string; wall: Wall }
  | { does: "reserve" | "leave" | "dirk"; tile: string }
  | { does: "stop" | "pass" };

export interface Pay {
  does: "pay";
  card: string;
  /** The overpayment; null until the payment reaches the price. */
  over: number | null;
}

/** The length of the longest wall after the move; null until the server has reported it. */
type Wall = number | null;

/** Return the effects of a move as far as its notation says them, until the server reports the rest. */
export function meant(move: string, view: AlhambraView): AlhambraEffect[] {
  const parsed = read(move);
  switch (parsed?.kind) {
    case "buy": {
      const [tile, money] = [view.market[parsed.square], view.squares[parsed.square]];
      return tile && money ? [{ does: "buy", tile, price: priceOf(view, parsed.square), money }] : [];
    }
    case "take":
      return [{ does: "take", cards: parsed.cards }];
    case "pay":
      return [{ does: "pay", card: parsed.card, over: null }];
    case "place":
    case "build":
      return [{ does: parsed.kind, tile: parsed.tile, at: `${parsed.x},${parsed.y}`, wall: null }];
    case "store":
      return [{ does: "store", tile: parsed.tile, wall: null }];
    case "swap":
      return [{ does: "swap", tile: parsed.tile, old: parsed.old, wall: null }];
    case "reserve":
      return [{ does: view.phase === "awards" ? "leave" : "reserve", tile: parsed.tile }];
    case "dirk":
      return [{ does: "dirk", tile: parsed.tile }];
    case "stop":
    case "pass":
      return [{ does: parsed.kind }];
    default:
      return [];
  }
}
