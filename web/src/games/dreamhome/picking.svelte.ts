// Two of a kind, chosen in any order: columns for the mixer, rooms for the handyman. A path of steps has one order only.
import type { TableModel } from "../../lib/table.svelte";
import { type HomeView, columnId, ordered, partners, spaceId } from "./moves";

export class Picking {
  /** The one that was tapped first. */
  first = $state<string | null>(null);

  constructor(private table: TableModel) {}

  get kind(): "mix" | "swap" | null {
    const [step] = this.table.path;
    return this.table.path.length === 1 && (step === "mix" || step === "swap") ? step : null;
  }

  /** What can be tapped now: columns or spaces. */
  get able(): Set<string> {
    const view = (this.table.stages.at(-1)?.view ?? this.table.view) as HomeView | null;
    return this.kind && view ? partners(view.legal, this.kind, this.first) : new Set();
  }

  /** Tap one; false when it is none of a pair. */
  tap(part: string): boolean {
    const { kind, first } = this;
    if (!kind) return false;
    this.table.trouble = null;
    if (first === part) this.first = null;
    else if (!this.able.has(part)) return false;
    else if (first === null) this.first = part;
    else {
      this.first = null;
      const id = kind === "mix" ? columnId : spaceId;
      for (const one of ordered(first, part)) this.table.choose(id(one));
    }
    return true;
  }
}

/** While one way is open, choose it: the place for what is in hand is then one tap away, and undo goes past it. */
export function chooseWays(table: TableModel, ways: readonly string[]): void {
  let from: readonly string[] | null = null;
  $effect(() => {
    const { path, moves, options } = table;
    if (path.length > 0) {
      from = moves;
      return;
    }
    const way = ways.find((one) => options.has(one));
    if (way === undefined) return;
    const back = from === moves && moves.length > 0;
    from = null;
    if (back) table.undo();
    else table.choose(way);
  });
}
