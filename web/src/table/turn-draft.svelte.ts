// My current turn, on top of the server's state of the table.
//
// A turn is tentative until it is confirmed. Its moves so far are `moves`, the move being chosen is `path`, and
// `previews` has the server's preview after each move. Undo removes from the end.
import type { Preview, TableShown } from "../generated/wire";
import { type Api, NOT_YET, Refusal } from "../net/api";
import { PreviewClient } from "./previews";
import { MoveTree, type Steps } from "./move-tree";
import { type Effect, TableState, type View, type TableConnection } from "./state.svelte";

/** The code for a turn in progress that was played elsewhere: in another window, or by the clock. */
export const ELSEWHERE = "elsewhere";
const MOST_HINTS = 60; // the most that one preview answers
/** Errors of a move: the turn goes back to before it. After any other error the turn stays as it was. */
const OF_A_MOVE = ["illegal_move", "unknown_move", "too_many_moves"];
const PAUSE = 2000; // milliseconds before asking a failing server again

export class TurnDraft extends TableState {
  moves = $state.raw<string[]>([]);
  path = $state.raw<string[]>([]);
  previews = $state.raw<Preview[]>([]);
  /** A board's selection beside the turn that is not yet an element of a move. It is saved with the turn. */
  pending = $state.raw<unknown>(null);
  /** For each element that completes a move, the change of my points if the round ended after it. */
  hints = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** For each of these elements, its effect. */
  foreseen = $state.raw<ReadonlyMap<string, Effect>>(new Map());
  sending = $state(false);

  /** My points if the round ended before this turn. */
  private now = $state<number | null>(null);
  private parse: Steps = $state.raw((move) => [move]);
  protected previewClient: PreviewClient;

  constructor(id: string, api: Api, live: TableConnection) {
    super(id, api, live);
    this.previewClient = new PreviewClient(api, id);
  }

  preview = $derived(this.previews.length === this.moves.length ? (this.previews.at(-1) ?? null) : null);
  /** True if the turn is complete and can be confirmed. */
  ready = $derived(this.mine && !this.sending && this.path.length === 0 && (this.preview?.complete ?? false));
  begun = $derived(this.moves.length > 0 || this.path.length > 0 || this.pending !== null);
  /** The change of my points by the turn so far, if the round ended now; null when unknown. */
  gain = $derived(
    this.preview && this.preview.tally !== null && this.now !== null ? this.preview.tally - this.now : null,
  );
  /** The effects of the moves so far, as far as the server has answered. */
  effects = $derived<readonly Effect[]>(this.previews.at(-1)?.deeds ?? []);
  /** The view to draw: with the turn so far, as far as the server has answered. */
  shown = $derived((this.mine ? (this.previews.at(-1)?.view ?? this.view) : this.view) as View | null);

  protected tree = $derived(this.treeAfter(this.moves.length));
  /** The elements that can be chosen next. */
  options = $derived(this.mine && !this.sending && !this.covered ? this.tree.next(this.path) : new Set<string>());
  /** The elements that could replace a chosen one: other sources, other targets. */
  others = $derived(this.mine && !this.sending && !this.covered ? this.instead() : new Set<string>());
  /** The elements of the turn so far. */
  chosen = $derived(new Set([...this.moves.flatMap((move) => this.parse(move)), ...this.path]));
  /** True if undoing the whole turn takes more than one step. */
  long = $derived(
    this.moves.flatMap((move) => this.parse(move)).length + this.path.length + (this.pending === null ? 0 : 1) > 1,
  );

  private treeAfter(count: number): MoveTree {
    const view = (count === 0 ? this.state?.view : this.previews[count - 1]?.view) as View | null | undefined;
    const over = count > 0 && (this.previews[count - 1]?.complete ?? true);
    return new MoveTree(over ? [] : (view?.legal ?? []), this.parse);
  }

  private instead(): Set<string> {
    const elements = new Set<string>();
    const add = (tree: MoveTree, path: string[]) => {
      for (let length = path.length; length >= 0; length -= 1) {
        for (const step of tree.next(path.slice(0, length))) elements.add(step);
      }
    };
    add(this.tree, this.path);
    const last = this.moves.at(-1);
    if (last !== undefined && this.path.length === 0) {
      add(this.treeAfter(this.moves.length - 1), this.parse(last).slice(0, -1));
    }
    return elements;
  }

  /** Set the parser of this game's moves. */
  useParser(parse: Steps): void {
    this.parse = parse;
  }

  /** Keep an unfinished turn through actions that leave the position unchanged, such as a proposal to stop. */
  protected override goOn(before: TableShown, state: TableShown): void {
    this.previewClient.forget();
    if (before.moves === state.moves && before.turn === state.turn && state.status === "playing") {
      if (this.moves.length > 0 && !this.sending) void this.tryOut();
      this.save();
    } else {
      const elsewhere = (this.begun && !this.sending) || this.trouble?.code === ELSEWHERE;
      this.forget();
      if (elsewhere) this.trouble = new Refusal({ code: ELSEWHERE });
    }
  }

  // ---------- making a turn ----------

  /** Choose an element. When it does not follow the present path, undo as little as possible first. */
  choose(step: string): boolean {
    if (!this.due && this.playing && this.sought === null && (this.state?.you.length ?? 0) > 0)
      this.trouble = new Refusal({ code: "not_your_turn" });
    if (!this.mine || this.sending || this.covered) return false;
    this.trouble = null;
    if (this.path.at(-1) === step) {
      this.back();
      return true;
    }
    let tree = this.tree;
    let path = tree.choose(this.path, step);
    const last = this.moves.at(-1);
    if (path === null && last !== undefined) {
      if (this.parse(last).at(-1) === step) return true; // chosen already
      tree = this.treeAfter(this.moves.length - 1);
      path = tree.choose(this.parse(last).slice(0, -1), step);
      if (path !== null) this.cutTo(this.moves.length - 1);
    }
    if (path === null) return false;
    const move = tree.move(path);
    if (move !== null) {
      this.moves = [...this.moves, move];
      this.path = [];
      void this.tryOut();
    } else {
      this.path = path;
      void this.foresee(tree);
    }
    this.changed();
    return true;
  }

  /** Hold a selection beside the turn until the turn changes; null for none. It must be serialisable as JSON. */
  setPending(pending: unknown): void {
    if (!this.mine || this.sending) return;
    this.trouble = null;
    this.pending = pending;
    this.save();
  }

  /** Undo a board's own step, such as its selection; return whether there was one. Boards replace this. */
  stepBack: () => boolean = () => false;

  /** Undo one step. */
  undo(): void {
    if (this.sending) return;
    this.trouble = null;
    if (this.mine && !this.stepBack()) this.back(); // in a review the undone step would not be visible
  }

  /** Remove the last element chosen. */
  back(): void {
    if (this.sending) return;
    if (this.path.length > 0) {
      this.path = this.path.slice(0, -1);
    } else if (this.moves.length > 0) {
      const steps = this.parse(this.moves.at(-1) as string);
      this.cutTo(this.moves.length - 1);
      this.path = steps.slice(0, -1);
    }
    if (this.path.length > 0) void this.foresee(this.tree);
    this.changed();
  }

  /** Undo the whole turn. */
  undoAll(): void {
    if (this.sending || !this.mine) return;
    this.forget();
  }

  private cutTo(count: number): void {
    this.moves = this.moves.slice(0, count);
    this.previews = this.previews.slice(0, count);
  }

  protected forget(): void {
    this.moves = [];
    this.path = [];
    this.previews = [];
    this.hints = new Map();
    this.foreseen = new Map();
    this.trouble = null;
    this.changed();
  }

  /** Save a changed turn without the selection that belonged to the old one. */
  protected changed(): void {
    this.pending = null;
    this.save();
  }

  /** Save the turn for a reload. */
  protected save(): void {}

  private look(moves: readonly string[], ahead?: readonly string[]): Promise<Preview> {
    return this.previewClient.ask(this.state?.seq ?? 0, moves, ahead);
  }

  /** Ask the server for the result of the turn so far and the moves that can follow. */
  protected async tryOut(): Promise<void> {
    const moves = this.moves;
    const on = this.state?.moves ?? null;
    try {
      const previews: Preview[] = [];
      this.now = (await this.look([])).tally;
      for (let count = 1; count <= moves.length; count += 1) previews.push(await this.look(moves.slice(0, count)));
      if (this.moves !== moves) return;
      this.previews = previews;
      if (this.trouble?.passing) this.trouble = null;
    } catch (error) {
      if (this.moves === moves) this.refused(error, moves, on);
    }
  }

  /** Request the effect of each target, for hints on the board. Everything works without them. */
  protected async foresee(tree: MoveTree): Promise<void> {
    this.hints = new Map();
    this.foreseen = new Map();
    const { moves, path } = this;
    const steps = [...tree.next(path)];
    const targets = steps.map((step) => tree.move([...path, step]));
    if (targets.length > MOST_HINTS || !targets.every((move) => move !== null)) return;
    try {
      const now = await this.look(moves, targets);
      if (this.path !== path) return; // another element was chosen in the meantime
      if (moves.length === 0) this.now = now.tally;
      this.hints = gains(steps, now);
      this.foreseen = new Map(
        steps.flatMap((step, place) => (now.ahead_deeds[place] ? [[step, now.ahead_deeds[place]] as const] : [])),
      );
    } catch {
      // the turn itself will report the error
    }
  }

  /** Request the effect of each first element that is a whole move. Boards call this before anything is chosen. */
  foreseeNext(): void {
    if (this.path.length === 0) void this.foresee(this.tree);
  }

  /**
   * Ask the server why a move is not allowed. After a complete turn, ask about the move in place of that turn. If the
   * rules allow the move, but not at this point of the turn, say what to do now.
   */
  async why(move: string, after: readonly string[] = this.moves): Promise<void> {
    if (!this.mine) return; // the reason is already shown
    try {
      await this.look([...after, move]);
      this.trouble = new Refusal({ code: NOT_YET });
    } catch (error) {
      if (error instanceof Refusal && error.code === "too_many_moves" && after.length > 0) return this.why(move, []);
      this.trouble = error instanceof Refusal ? error : null;
    }
  }

  /**
   * Handle the refusal of moves made at position `on`, or at an unknown one. Return true, and keep the turn, if the
   * table has a newer state with the same position, as after a proposal to stop.
   */
  protected refused(error: unknown, moves: readonly string[], on: number | null): boolean {
    const refusal = error instanceof Refusal ? error : new Refusal({ code: "internal", message: String(error) });
    if (refusal.table) {
      this.receive(refusal.table);
      if (this.begun && this.mine && on === refusal.table.moves) return true;
      this.forget();
    } else if (OF_A_MOVE.includes(refusal.code)) {
      this.cutTo(Math.min(refusal.at ?? moves.length - 1, moves.length - 1));
      this.changed();
    }
    this.trouble = refusal;
    // A restored connection triggers this automatically.
    if (refusal.passing && refusal.code !== "offline") setTimeout(() => this.resume(), PAUSE);
    return false;
  }

  /** Ask again after the connection or the server has recovered. */
  resume(): void {
    if (!this.closed && !this.sending && this.moves.length > this.previews.length) void this.tryOut();
  }
}

/** Return the change of points by each next step, where it is known. */
function gains(steps: readonly string[], { tally, ahead }: Preview): Map<string, number> {
  const result = new Map<string, number>();
  steps.forEach((step, place) => {
    const after = ahead[place] ?? null;
    if (tally !== null && after !== null) result.set(step, after - tally);
  });
  return result;
}
