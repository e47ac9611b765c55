// What the next scoring would bring if it took place now: AL-40 to AL-43, for the table of majorities.
import type { AlhambraView, Type } from "./moves";
import { TYPES } from "./moves";

/** Points of the first place of a pavilion; each further type has one more. */
const FIRST: readonly (readonly number[])[] = [[1], [8, 1], [16, 8, 1]];

/** What the places of a type are worth in a scoring: 0 is A, 1 is B, 2 the last. */
export const pays = (scoring: number, type: Type): number[] => (FIRST[Math.min(scoring, 2)] ?? []).map((points) => points + TYPES.indexOf(type));

export interface Standing {
  n: number;
  /** 1 is the first; null: without a place that scores. */
  place: number | null;
  tied: boolean;
  points: number;
}

/** How many tiles of a type each has: the players, then Dirk. */
export function counts(view: AlhambraView, type: Type): number[] {
  const all = view.players.map(({ types }) => types[type]);
  return view.dirk ? [...all, view.dirk.tiles.filter((tile) => tile.startsWith(type)).length] : all;
}

export function standings(view: AlhambraView, type: Type): Standing[] {
  const have = counts(view, type);
  const worth = pays(view.scorings, type);
  return have.map((n) => {
    const before = have.filter((other) => other > n).length;
    const same = have.filter((other) => other === n).length;
    if (n === 0 || before >= worth.length) return { n, place: null, tied: false, points: 0 };
    const shared = worth.slice(before, before + same).reduce((all, points) => all + points, 0);
    return { n, place: before + 1, tied: same > 1, points: Math.floor(shared / same) };
  });
}

/** What a seat would score now; Dirk's seat is after the players'. */
export function scoreNow(view: AlhambraView, seat: number): number {
  const buildings = TYPES.reduce((all, type) => all + (standings(view, type)[seat]?.points ?? 0), 0);
  return buildings + (view.players[seat]?.wall ?? 0);
}

/** Whether the card of the next scoring lies so near the top of the deck that it may come up soon. */
export function soon(view: AlhambraView): boolean {
  if (view.phase === "over") return false;
  const seats = view.players.length;
  if (view.scorings >= 2) return view.bag <= 2 * seats;
  const deck = (seats === 2 ? 72 : 108) - 4 - 4.9 * seats; // about five cards are dealt to each
  return view.deck <= deck * (view.scorings === 0 ? 0.8 : 0.4) + 5;
}
