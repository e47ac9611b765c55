// Which of the face-up cards came with the turns that are marked: cards lie in order, so nothing else shows it.
import type { TableModel } from "../../lib/table.svelte";
import { type AlhambraView, read, without } from "./moves";

export class FaceUp {
  /** The cards that lay there before a turn, by its number, for those that happened before our eyes. */
  private before = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());

  constructor(private table: TableModel) {}

  /** Take note of turns as they happen; the answer stops it. Of several that are told at once only the first is followed. */
  watch(): () => void {
    return this.table.onHappening(({ kind, seq }, { seq: known, view }) => {
      if (kind === "turn" && known === seq - 1)
        this.before = new Map([...this.before, [seq, (view as AlhambraView | null)?.money ?? []]]);
    });
  }

  /** The cards that did not lie there before. */
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
