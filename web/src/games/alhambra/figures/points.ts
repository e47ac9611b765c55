// The points of the places as printed in the rules. At a table the view has them; a test compares these with the
// engine's file.
import { type Scoring, TYPES, type Type } from "../steps";

/** The places of a pavilion; each further type has one more. */
const FIRST: Record<Scoring, readonly number[]> = { A: [1], B: [8, 1], end: [16, 8, 1] };

export const pays = (scoring: Scoring, type: Type): number[] =>
  FIRST[scoring].map((points) => points + TYPES.indexOf(type));
