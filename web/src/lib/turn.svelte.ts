// The turn that I am making, on a table as it is told.
//
// A turn is tentative until it is confirmed. Its moves so far are `moves`, the move being chosen is `path`, and
// `stages` has what the server says of the turn after each move. Undo leaves something out.
import type { Deed } from "../games/game";
import type { Preview, TableShown } from "../wire";
import { type Api, NOT_YET, Refusal } from "./api";
import { Asking } from "./asking";
import { Choices, type Steps } from "./choices";
import { Told, type View, type Watching } from "./told.svelte";

/** Of a turn that was being made here when it was played elsewhere: in another window, or by the clock. */
export const ELSEWHERE = "elsewhere";
const MOST_HINTS = 60; // as many as the server answers at once
/** Refusals of a move: the turn goes back to before it. After any other the turn is as good as it was. */
const OF_A_MOVE = ["illegal_move", "unknown_move", "too_many_moves"];
const PAUSE = 2000; // before a server that could not answer is asked again

export class TurnMaking extends Told {
  moves = $state.raw<string[]>([]);
  path = $state.raw<string[]>([]);
  stages = $state.raw<Preview[]>([]);
  /** What a board holds beside the turn as it stands: chosen, but no element of a move yet. It is kept with the turn. */
  beside = $state.raw<unknown>(null);
  /** For each element that completes a move, my points if the round ended after it, less those if it ended now. */
  hints = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** For each of them what it would do. */
  foreseen = $state.raw<ReadonlyMap<string, Deed>>(new Map());
  sending = $state(false);

  /** My points if the round ended before this turn. */
  private now = $state<number | null>(null);
  private parse: Steps = $state.raw((move) => [move]);
  protected asking: Asking;

  constructor(id: string, api: Api, live: Watching) {
    super(id, api, live);
    this.asking = new Asking(api, id);
  }

  preview = $derived(this.stages.length === this.moves.length ? (this.stages.at(-1) ?? null) : null);
  /** The turn is whole and can be confirmed. */
  ready = $derived(this.mine && !this.sending && this.path.length === 0 && (this.preview?.complete ?? false));
  begun = $derived(this.moves.length > 0 || this.path.length > 0 || this.beside !== null);
  /** What the turn so far changes in my points if the round ended; null when that cannot be told. */
  gain = $derived(
    this.preview && this.preview.tally !== null && this.now !== null ? this.preview.tally - this.now : null,
  );
  /** What the moves so far do, as far as the server has said it. */
  deeds = $derived<readonly Deed[]>(this.stages.at(-1)?.deeds ?? []);
  /** The view to draw: with the turn so far, as far as the server has told it. */
  shown = $derived((this.mine ? (this.stages.at(-1)?.view ?? this.view) : this.view) as View | null);

  protected choices = $derived(this.choicesAfter(this.moves.length));
  /** The elements that can be chosen next. */
  options = $derived(this.mine && !this.sending && !this.covered ? this.choices.next(this.path) : new Set<string>());
  /** The elements that could be chosen instead of what is chosen: other sources, other targets. */
  others = $derived(this.mine && !this.sending && !this.covered ? this.instead() : new Set<string>());
  /** The elements that the turn so far consists of. */
  chosen = $derived(new Set([...this.moves.flatMap((move) => this.parse(move)), ...this.path]));
  /** Taking the whole turn back is more than taking a step back. */
  long = $derived(
    this.moves.flatMap((move) => this.parse(move)).length + this.path.length + (this.beside === null ? 0 : 1) > 1,
  );

  private choicesAfter(count: number): Choices {
    const view = (count === 0 ? this.state?.view : this.stages[count - 1]?.view) as View | null | undefined;
    const over = count > 0 && (this.stages[count - 1]?.complete ?? true);
    return new Choices(over ? [] : (view?.legal ?? []), this.parse);
  }

  private instead(): Set<string> {
    const found = new Set<string>();
    const add = (choices: Choices, path: string[]) => {
      for (let length = path.length; length >= 0; length -= 1) {
        for (const step of choices.next(path.slice(0, length))) found.add(step);
      }
    };
    add(this.choices, this.path);
    const last = this.moves.at(-1);
    if (last !== undefined && this.path.length === 0) {
      add(this.choicesAfter(this.moves.length - 1), this.parse(last).slice(0, -1));
    }
    return found;
  }

  /** How the moves of this game are read. */
  reads(parse: Steps): void {
    this.parse = parse;
  }

  /** Keep a half-made turn over actions that leave the position alone, such as a wish to stop. */
  protected override goOn(before: TableShown, state: TableShown): void {
    this.asking.forget();
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

  /** Choose an element. When it does not follow what is chosen, as little as possible is taken back first. */
  choose(step: string): boolean {
    if (!this.due && this.playing && this.sought === null && (this.state?.you.length ?? 0) > 0)
      this.trouble = new Refusal({ code: "not_your_turn" });
    if (!this.mine || this.sending || this.covered) return false;
    this.trouble = null;
    if (this.path.at(-1) === step) {
      this.back();
      return true;
    }
    let choices = this.choices;
    let path = choices.choose(this.path, step);
    const last = this.moves.at(-1);
    if (path === null && last !== undefined) {
      if (this.parse(last).at(-1) === step) return true; // chosen already
      choices = this.choicesAfter(this.moves.length - 1);
      path = choices.choose(this.parse(last).slice(0, -1), step);
      if (path !== null) this.cutTo(this.moves.length - 1);
    }
    if (path === null) return false;
    const move = choices.move(path);
    if (move !== null) {
      this.moves = [...this.moves, move];
      this.path = [];
      void this.tryOut();
    } else {
      this.path = path;
      void this.foresee(choices);
    }
    this.changed();
    return true;
  }

  /** Hold something beside the turn, until that changes; null for nothing. The browser must be able to keep it as JSON. */
  hold(beside: unknown): void {
    if (!this.mine || this.sending) return;
    this.trouble = null;
    this.beside = beside;
    this.save();
  }

  /** A board's own step back, for what it holds beside the turn or chose by itself; whether there was one. */
  stepBack: () => boolean = () => false;

  /** One step back. */
  undo(): void {
    if (this.sending) return;
    this.trouble = null;
    if (this.mine && !this.stepBack()) this.back(); // who looks back does not see what would be undone
  }

  /** The last element chosen back. */
  back(): void {
    if (this.sending) return;
    if (this.path.length > 0) {
      this.path = this.path.slice(0, -1);
    } else if (this.moves.length > 0) {
      const steps = this.parse(this.moves.at(-1) as string);
      this.cutTo(this.moves.length - 1);
      this.path = steps.slice(0, -1);
    }
    if (this.path.length > 0) void this.foresee(this.choices);
    this.changed();
  }

  /** The whole turn back. */
  undoAll(): void {
    if (this.sending || !this.mine) return;
    this.forget();
  }

  private cutTo(count: number): void {
    this.moves = this.moves.slice(0, count);
    this.stages = this.stages.slice(0, count);
  }

  protected forget(): void {
    this.moves = [];
    this.path = [];
    this.stages = [];
    this.hints = new Map();
    this.foreseen = new Map();
    this.trouble = null;
    this.changed();
  }

  /** The turn is another one now, and what was held beside it belongs to no turn. */
  protected changed(): void {
    this.beside = null;
    this.save();
  }

  /** Keep the turn for a reload. */
  protected save(): void {}

  private look(moves: readonly string[], ahead?: readonly string[]): Promise<Preview> {
    return this.asking.ask(this.state?.seq ?? 0, moves, ahead);
  }

  /** Ask the server what the turn so far comes to, and what may follow. */
  protected async tryOut(): Promise<void> {
    const moves = this.moves;
    const on = this.state?.moves ?? null;
    try {
      const stages: Preview[] = [];
      this.now = (await this.look([])).tally;
      for (let count = 1; count <= moves.length; count += 1) stages.push(await this.look(moves.slice(0, count)));
      if (this.moves !== moves) return;
      this.stages = stages;
      if (this.trouble?.passing) this.trouble = null;
    } catch (error) {
      if (this.moves === moves) this.refused(error, moves, on);
    }
  }

  /** What each target would bring, for hints on the board. They are a help: without them all works. */
  protected async foresee(choices: Choices): Promise<void> {
    this.hints = new Map();
    this.foreseen = new Map();
    const { moves, path } = this;
    const steps = [...choices.next(path)];
    const targets = steps.map((step) => choices.move([...path, step]));
    if (targets.length > MOST_HINTS || !targets.every((move) => move !== null)) return;
    try {
      const now = await this.look(moves, targets);
      if (this.path !== path) return; // chosen on meanwhile
      if (moves.length === 0) this.now = now.tally;
      this.hints = gains(steps, now);
      this.foreseen = new Map(
        steps.flatMap((step, place) => (now.ahead_deeds[place] ? [[step, now.ahead_deeds[place]] as const] : [])),
      );
    } catch {
      // the turn itself will say what is wrong
    }
  }

  /** What each next element would bring where it is a whole move, so that nothing is chosen before it: for a board to ask. */
  foreseeNext(): void {
    if (this.path.length === 0) void this.foresee(this.choices);
  }

  /**
   * Say why a move is not allowed: the server knows. After a turn that is whole it is asked about instead of that one.
   * Where the rules allow it, only not with what is in hand: then what is to be done now is said.
   */
  async why(move: string, after: readonly string[] = this.moves): Promise<void> {
    if (!this.mine) return; // that is reason enough, and was said
    try {
      await this.look([...after, move]);
      this.trouble = new Refusal({ code: NOT_YET });
    } catch (error) {
      if (error instanceof Refusal && error.code === "too_many_moves" && after.length > 0) return this.why(move, []);
      this.trouble = error instanceof Refusal ? error : null;
    }
  }

  /**
   * The server refused moves that were to follow position `on`, where that is known. When the table went on but the
   * position is the same, as after a wish to stop, the turn is as good as before: then it stays, and the answer is true.
   */
  protected refused(error: unknown, moves: readonly string[], on: number | null): boolean {
    const refusal = error instanceof Refusal ? error : new Refusal({ code: "internal", message: String(error) });
    if (refusal.table) {
      this.take(refusal.table);
      if (this.begun && this.mine && on === refusal.table.moves) return true;
      this.forget();
    } else if (OF_A_MOVE.includes(refusal.code)) {
      this.cutTo(Math.min(refusal.at ?? moves.length - 1, moves.length - 1));
      this.changed();
    }
    this.trouble = refusal;
    if (refusal.passing && refusal.code !== "offline") setTimeout(() => this.resume(), PAUSE); // a connection that is back says so itself
    return false;
  }

  /** Ask once more after the connection came back, or the server came to itself. */
  resume(): void {
    if (!this.closed && !this.sending && this.moves.length > this.stages.length) void this.tryOut();
  }
}

/** What each next step brings, of those of which it can be told. */
function gains(steps: readonly string[], { tally, ahead }: Preview): Map<string, number> {
  const found = new Map<string, number>();
  steps.forEach((step, place) => {
    const after = ahead[place] ?? null;
    if (tally !== null && after !== null) found.set(step, after - tally);
  });
  return found;
}
