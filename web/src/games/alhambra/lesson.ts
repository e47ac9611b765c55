// The way of a lesson through a turn: cards are taken one by one though they are one move, and a payment of several
// moves is one button.
import { inOrder, read, without } from "./steps";

/**
 * Return the element that leads on to the required turn; null if these moves lead elsewhere, undefined if the steps of
 * the next move decide.
 */
export function lead(required: readonly string[], moves: readonly string[]): string | null | undefined {
  const other = moves.findIndex((move, place) => move !== required[place]);
  const at = other < 0 ? moves.length : other;
  const next = read(required[at] ?? "");
  if (next?.kind === "take") return takeOn(next.cards, moves.slice(at));
  if (other >= 0) return null;
  return next?.kind === "pay" ? payment(required, at) : undefined;
}

/** Return the next card of a take of several; `made`, the rest of the turn so far, may be part of it. */
function takeOn(cards: readonly string[], made: readonly string[]): string | null {
  const move = read(made[0] ?? "");
  const taken = move?.kind === "take" ? move.cards : [];
  const [missing] = without(cards, ...taken);
  if (
    made.length > 1 ||
    (move !== null && move.kind !== "take") ||
    without(taken, ...cards).length > 0 ||
    missing === undefined
  )
    return null;
  return `take ${inOrder([...taken, missing]).join(" ")}`;
}

/** Return the button of the whole payment that contains the move. */
function payment(required: readonly string[], at: number): string {
  const from = required.findLastIndex((move, place) => place < at && !move.startsWith("pay ")) + 1;
  const after = required.findIndex((move, place) => place > at && !move.startsWith("pay "));
  return `pay ${required
    .slice(from, after < 0 ? undefined : after)
    .map((move) => move.slice(4))
    .join(" ")}`;
}
