// The face-up cards that arrived with the marked turns: cards are sorted, so nothing else shows which are new.
import type { TableModel } from "../../table/table.svelte";
import { type AlhambraView, read, without } from "./steps";

export class FaceUp {
  /** The face-up cards before a turn, by its number, for turns that happened while the page was open. */
  private before = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());

  constructor(private table: TableModel) {}

  /**
   * Record the cards before each turn. Return a function that stops this. Of several turns in one message only the
   * first is recorded.
   */
  watch(): () => void {
    return this.table.onHappening(({ kind, seq }, { seq: known, view }) => {
      if (kind === "turn" && known === seq - 1)
        this.before = new Map([...this.before, [seq, (view as AlhambraView | null)?.money ?? []]]);
    });
  }

  /** The cards that were not there before the marked turns. */
  fresh = $derived.by<string[]>(() => {
    const { last, view } = this.table;
    const before = this.before.get(last[0]?.seq ?? -1);
    if (!before || !view) return [];
    const taken = last
      .flatMap(({ moves }) => moves.map(read))
      .flatMap((move) => (move?.kind === "take" ? move.cards : []));
    return without((view as AlhambraView).money, ...without(before, ...taken));
  });
}
