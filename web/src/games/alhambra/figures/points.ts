// What places are worth, as the rules print it. At a table the view tells; a test holds this against the engine's file.
import { type Scoring, TYPES, type Type } from "../moves";

/** The places of a pavilion; each further type has one more. */
const FIRST: Record<Scoring, readonly number[]> = { A: [1], B: [8, 1], end: [16, 8, 1] };

export const pays = (scoring: Scoring, type: Type): number[] =>
  FIRST[scoring].map((points) => points + TYPES.indexOf(type));
