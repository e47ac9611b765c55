// Selecting a pair in either order: columns for the concrete mixer, rooms for the handyman. A path of steps has only
// one order.
import type { TableModel } from "../../table/table.svelte";
import { type HomeView, columnId, ordered, partners, spaceId } from "./steps";

export class PairSelection {
  constructor(private table: TableModel) {
    table.stepBack = () => this.stepBack();
  }

  /** The first of the pair; the table holds it beside the turn. */
  get first(): string | null {
    return this.kind ? (this.table.pending as string | null) : null;
  }

  get kind(): "mix" | "swap" | null {
    const [step] = this.table.path;
    return this.table.path.length === 1 && (step === "mix" || step === "swap") ? step : null;
  }

  /** The columns or spaces that can be tapped now. */
  get able(): Set<string> {
    const view = (this.table.previews.at(-1)?.view ?? this.table.view) as HomeView | null;
    return this.kind && view ? partners(view.legal, this.kind, this.first) : new Set();
  }

  /** Tap a column or space; return false if it is not part of a pair. */
  tap(part: string): boolean {
    const { kind, first } = this;
    if (!kind) return false;
    if (first === part) this.table.setPending(null);
    else if (!this.able.has(part)) return false;
    else if (first === null) this.table.setPending(part);
    else {
      const id = kind === "mix" ? columnId : spaceId;
      for (const one of ordered(first, part)) this.table.choose(id(one));
    }
    return true;
  }

  /** Undo the first tap of a pair, before the choice that the pair is for. */
  private stepBack(): boolean {
    if (this.first === null) return false;
    this.table.setPending(null);
    return true;
  }
}

/** Choose the first open way automatically, so that the target is one tap away; undo skips this choice. */
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
