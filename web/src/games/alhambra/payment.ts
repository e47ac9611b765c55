// Payments: every way to pay a price from which no card could be taken back, the exact ones first.
import { sum, valueOf } from "./moves";

export interface Payment {
  /** From the highest down, as they are paid. */
  cards: string[];
  over: number;
}

const downward = (cards: readonly string[]) => cards.toSorted((a, b) => valueOf(b) - valueOf(a));

/** `cards` are of one currency. */
export function payments(cards: readonly string[], price: number): Payment[] {
  const all = downward(cards);
  const found = new Map<string, Payment>();
  const add = (from: number, taken: string[], paid: number) => {
    if (paid >= price) {
      found.set(taken.join(" "), { cards: taken, over: paid - price });
      return; // from the highest down: the last card was needed, so all were
    }
    for (let place = from; place < all.length; place += 1) {
      if (place > from && all[place] === all[place - 1]) continue; // the same card again
      const card = all[place] as string;
      add(place + 1, [...taken, card], paid + valueOf(card));
    }
  };
  if (price > 0) add(0, [], 0);
  return [...found.values()].sort((a, b) => a.over - b.over || a.cards.length - b.cards.length || valueOf(b.cards[0] as string) - valueOf(a.cards[0] as string));
}

/** Cards that reach the price, without those that are not needed: the lowest go first. Null while they do not reach. */
export function settled(cards: readonly string[], price: number): string[] | null {
  let kept = downward(cards);
  if (sum(kept) < price) return null;
  while (kept.length > 1 && sum(kept.slice(0, -1)) >= price) kept = kept.slice(0, -1);
  return kept;
}
