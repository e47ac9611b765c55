// The legal moves as a tree of steps: choose an element, then one that goes with it, until a move is whole.
// A board asks which elements can be chosen now; it knows no rules. A game's parser says which elements a move names.

export type Steps = (move: string) => string[];

export class Choices {
  private moves: { move: string; steps: string[] }[];

  constructor(legal: readonly string[], parse: Steps) {
    this.moves = legal.map((move) => ({ move, steps: parse(move) }));
  }

  private after(path: readonly string[]) {
    return this.moves.filter(({ steps }) => path.every((step, place) => steps[place] === step));
  }

  /** The elements that can come next. */
  next(path: readonly string[] = []): Set<string> {
    const found = new Set<string>();
    for (const { steps } of this.after(path)) {
      const step = steps[path.length];
      if (step !== undefined) found.add(step);
    }
    return found;
  }

  /** The move that a path spells out, null while there is more to choose. */
  move(path: readonly string[]): string | null {
    return this.after(path).find(({ steps }) => steps.length === path.length)?.move ?? null;
  }

  /** The moves that a path may still become. */
  within(path: readonly string[]): string[] {
    return this.after(path).map(({ move }) => move);
  }

  /** The path with `step` chosen, going back as little as possible when it does not follow; null: never. */
  choose(path: readonly string[], step: string): string[] | null {
    for (let length = path.length; length >= 0; length -= 1) {
      const kept = path.slice(0, length);
      if (this.next(kept).has(step)) return [...kept, step];
    }
    return null;
  }
}
