// A lesson: the first turns of a match with a known deal, in which the learner plays as instructed and the page moves
// the other seat. The messages are in locales/*/lesson-NAME.ftl: `lesson-NAME-goal`, `lesson-NAME-1` to `-5` (what to
// do and why), `lesson-NAME-1-after` to `-5-after` (what happened), and `lesson-NAME-done`.
export interface Step {
  /** The whole turn that the learner must make. */
  moves: string[];
  /** The turns of the other seat that follow it. */
  replies: string[][];
  /** A selector of the element to bring into view afterwards: on a small screen it may be far away. */
  look?: string;
}

export interface Lesson {
  options: Record<string, unknown>;
  /** Turns of the other seat before the learner's first. */
  opening: string[][];
  steps: Step[];
}

const GAMES = "../../../src/riad/games";
const FOUND = import.meta.glob("../../../src/riad/games/*/lesson.json", { import: "default" }) as Record<
  string,
  () => Promise<Lesson>
>;

export const hasLesson = (name: string): boolean => `${GAMES}/${name}/lesson.json` in FOUND;

export async function loadLesson(name: string): Promise<Lesson | null> {
  return (await FOUND[`${GAMES}/${name}/lesson.json`]?.()) ?? null;
}

/** The state of a lesson: turns of the other seat to be played, the learner's step, or its end. */
export type Standing = { reply: string[] } | { step: number } | "done" | "astray";

/** Return the state of a lesson after these turns; astray if they are not the lesson's. */
export function standing(lesson: Lesson, turns: readonly (readonly string[])[]): Standing {
  const plan = [
    ...lesson.opening.map((moves) => ({ moves, step: null as number | null })),
    ...lesson.steps.flatMap(({ moves, replies }, step) => [
      { moves, step: step as number | null },
      ...replies.map((reply) => ({ moves: reply, step: null })),
    ]),
  ];
  const same = turns.every((moves, place) => moves.join(" ") === plan[place]?.moves.join(" "));
  if (!same) return "astray";
  const next = plan[turns.length];
  if (next === undefined) return "done";
  return next.step === null ? { reply: next.moves } : { step: next.step };
}
