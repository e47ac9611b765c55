// The legal moves as a tree of steps: choose an element, then one that follows it, until the move is complete. A board
// asks which elements can be chosen now; it knows no rules. The game's parser says which elements a move names.

export type Steps = (move: string) => string[];

export class MoveTree {
  private moves: { move: string; steps: string[] }[];

  constructor(legal: readonly string[], parse: Steps) {
    this.moves = legal.map((move) => ({ move, steps: parse(move) }));
  }

  private after(path: readonly string[]) {
    return this.moves.filter(({ steps }) => path.every((step, place) => steps[place] === step));
  }

  /** Return the elements that can come next. */
  next(path: readonly string[] = []): Set<string> {
    const elements = new Set<string>();
    for (const { steps } of this.after(path)) {
      const step = steps[path.length];
      if (step !== undefined) elements.add(step);
    }
    return elements;
  }

  /** Return the move that a path spells out; null while the move is incomplete. */
  move(path: readonly string[]): string | null {
    return this.after(path).find(({ steps }) => steps.length === path.length)?.move ?? null;
  }

  /** Return the moves that a path can still become. */
  movesUnder(path: readonly string[]): string[] {
    return this.after(path).map(({ move }) => move);
  }

  /** Return the path with `step` chosen, going back as little as possible if it does not follow; null if impossible. */
  choose(path: readonly string[], step: string): string[] | null {
    for (let length = path.length; length >= 0; length -= 1) {
      const kept = path.slice(0, length);
      if (this.next(kept).has(step)) return [...kept, step];
    }
    return null;
  }
}
