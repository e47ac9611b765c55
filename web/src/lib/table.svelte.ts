// A table as the page knows it: the state the server told, and the turn I am making. All boards stand on this.
//
// A turn is tentative until it is confirmed. Its moves so far are `moves`, the move being chosen is `path`, and
// `stages` has what the server says of the turn after each move. Undo leaves something out; nothing is kept anywhere
// but here and, for a reload, in the browser's session.
import type { ChatLine, FromServer, Happening, Position, Preview, TableShown, Turn } from "../wire";
import { type Api, Refusal } from "./api";
import { Choices, type Steps } from "./choices";
import { keep, kept } from "./kept";

export interface View {
  seat: number | null;
  turn: number | null;
  legal: string[];
  [part: string]: unknown;
}

/** What the model needs of the connection: tests have their own. */
export interface Watching {
  watch(table: string, seq: number, hear: (message: FromServer) => void): () => void;
}

interface HalfMade {
  base: number;
  moves: string[];
  path: string[];
  key: string | null;
}

const RETRIES = [400, 800, 1600, 3000, 5000];
const MOST_HINTS = 12;

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class TableModel {
  state = $state.raw<TableShown | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  moves = $state.raw<string[]>([]);
  path = $state.raw<string[]>([]);
  stages = $state.raw<Preview[]>([]);
  /** For each element that completes a move, my points if the round ended after it, less those if it ended now. */
  hints = $state.raw<Map<string, number>>(new Map());
  trouble = $state.raw<Refusal | null>(null);
  /** The table could not be opened at all. */
  lost = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /** The connection broke while a turn was sent: it is being sent again. */
  again = $state(false);
  /** An earlier position that is looked at instead of the present one. */
  position = $state.raw<Position | null>(null);
  /** What others did while I was away. */
  since = $state.raw<Happening[]>([]);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** My points if the round ended before this turn. */
  private now = $state<number | null>(null);
  private parse: Steps = $state.raw((move) => [move]);
  private tried = new Map<string, Promise<Preview>>();
  private asking = new AbortController();
  private key: string | null = null;
  private leave: (() => void) | null = null;
  private heard = new Set<(happening: Happening, before: TableShown | null) => void>();
  private closed = false;

  constructor(
    readonly id: string,
    private api: Api,
    private live: Watching,
    private wait: (ms: number) => Promise<unknown> = sleep,
  ) {}

  // ---------- what is ----------

  seats = $derived(this.state?.seats ?? []);
  playing = $derived(this.state?.status === "playing");
  /** It is for me to act, here and now. */
  mine = $derived(this.playing && this.position === null && (this.state?.you.includes(this.state.turn ?? -1) ?? false));
  view = $derived((this.position?.view ?? this.state?.view ?? null) as View | null);
  /** The seat whose board is drawn as mine: at one screen it is whoever is to act. */
  seat = $derived(this.view?.seat ?? this.state?.you[0] ?? 0);
  preview = $derived(this.stages.length === this.moves.length ? (this.stages.at(-1) ?? null) : null);
  /** The turn is whole and can be confirmed. */
  ready = $derived(this.mine && !this.sending && this.path.length === 0 && (this.preview?.complete ?? false));
  begun = $derived(this.moves.length > 0 || this.path.length > 0);
  /** The moves of the turns since my last one: what to mark on the board. */
  last = $derived(lastTurns(this.log, this.state?.you ?? []));

  private choices = $derived(this.choicesAfter(this.moves.length));
  /** The elements that can be chosen next. */
  options = $derived(this.mine && !this.sending ? this.choices.next(this.path) : new Set<string>());
  /** The elements that could be chosen instead of what is chosen: other sources, other targets. */
  others = $derived(this.mine && !this.sending ? this.instead() : new Set<string>());
  /** The elements that the turn so far consists of. */
  chosen = $derived(new Set([...this.moves.flatMap((move) => this.parse(move)), ...this.path]));

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

  // ---------- opening ----------

  /** How the moves of this game are read. */
  reads(parse: Steps): void {
    this.parse = parse;
    this.restore();
  }

  open(): void {
    this.leave = this.live.watch(this.id, 0, (message) => this.hear(message));
    this.api.chat(this.id).then(
      ({ lines }) => (this.chat = merged(this.chat, lines)),
      () => undefined, // chat comes with the connection too
    );
  }

  close(): void {
    this.closed = true;
    this.leave?.();
  }

  /** Be told of every action as it happens, with the state before it: for motion and for the live region. */
  onHappening(listener: (happening: Happening, before: TableShown | null) => void): () => void {
    this.heard.add(listener);
    return () => this.heard.delete(listener);
  }

  private hear(message: FromServer): void {
    if (message.type === "state") this.take(message.state, message.happened);
    else if (message.type === "update") this.take(message.state, [message.happening]);
    else if (message.type === "chat") this.chat = merged(this.chat, [message.line]);
    else if (message.type === "error" && this.state === null) this.lost = new Refusal(message.error);
  }

  /** The table as the server tells it. Older news than what is known changes nothing. */
  take(state: TableShown, happened: readonly Happening[] = []): void {
    const before = this.state;
    const known = this.log.at(-1)?.seq ?? 0;
    const news = happened.filter(({ seq }) => seq > known);
    if (news.length > 0) this.log = [...this.log, ...news];
    if (before !== null && state.seq < before.seq) return;
    this.lost = null;
    this.state = state;
    this.ahead = state.now - Date.now();
    if (before === null) {
      this.remember(happened);
      this.restore();
    } else if (before.seq !== state.seq) {
      this.goOn(before, state);
      for (const happening of news) for (const listener of this.heard) listener(happening, before);
    }
    if (typeof document === "undefined" || !document.hidden) keep(`seen.${this.id}`, state.seq);
  }

  /** What others did since I last looked, when the table is opened again. */
  private remember(happened: readonly Happening[]): void {
    const seen = kept<number>(`seen.${this.id}`);
    const you = this.state?.you ?? [];
    if (seen === null || you.length === 0) return;
    this.since = happened.filter(({ seq, kind, seat }) => seq > seen && kind === "turn" && !you.includes(seat ?? -1));
  }

  /** Keep a half-made turn over actions that leave the position alone, such as a wish to stop. */
  private goOn(before: TableShown, state: TableShown): void {
    this.tried.clear();
    if (before.moves === state.moves && before.turn === state.turn && state.status === "playing") {
      if (this.moves.length > 0 && !this.sending) void this.tryOut();
      this.save();
    } else {
      this.forget();
    }
  }

  // ---------- making a turn ----------

  /** Choose an element. When it does not follow what is chosen, as little as possible is taken back first. */
  choose(step: string): boolean {
    if (!this.mine || this.sending) return false;
    this.trouble = null;
    if (this.path.at(-1) === step) {
      this.undo();
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
    this.key = null;
    this.save();
    return true;
  }

  /** One step back: the last element chosen. */
  undo(): void {
    if (this.sending) return;
    this.trouble = null;
    if (this.path.length > 0) {
      this.path = this.path.slice(0, -1);
    } else if (this.moves.length > 0) {
      const steps = this.parse(this.moves.at(-1) as string);
      this.cutTo(this.moves.length - 1);
      this.path = steps.slice(0, -1);
    }
    if (this.path.length > 0) void this.foresee(this.choices);
    this.key = null;
    this.save();
  }

  /** The whole turn back. */
  undoAll(): void {
    if (this.sending) return;
    this.forget();
  }

  private cutTo(count: number): void {
    this.moves = this.moves.slice(0, count);
    this.stages = this.stages.slice(0, count);
  }

  private forget(): void {
    this.moves = [];
    this.path = [];
    this.stages = [];
    this.hints = new Map();
    this.key = null;
    this.trouble = null;
    this.save();
  }

  /** Ask what moves come to; the same question is asked once. */
  private look(moves: readonly string[]): Promise<Preview> {
    const base = this.state?.seq ?? 0;
    const question = `${base} ${moves.join(" ; ")}`;
    let answer = this.tried.get(question);
    if (!answer) {
      answer = this.api.preview(this.id, { moves: [...moves], base }, this.asking.signal);
      this.tried.set(question, answer);
      answer.catch(() => this.tried.delete(question));
    }
    return answer;
  }

  /** Ask the server what the turn so far comes to, and what may follow. */
  private async tryOut(): Promise<void> {
    const moves = this.moves;
    try {
      const stages: Preview[] = [];
      this.now = (await this.look([])).tally;
      for (let count = 1; count <= moves.length; count += 1) stages.push(await this.look(moves.slice(0, count)));
      if (this.moves === moves) this.stages = stages;
    } catch (error) {
      if (this.moves === moves) this.refused(error, moves);
    }
  }

  /** What each target would bring, for hints on the board. They are a help: without them all works. */
  private async foresee(choices: Choices): Promise<void> {
    this.hints = new Map();
    const { moves, path } = this;
    const targets = [...choices.next(path)].map((step) => ({ step, move: choices.move([...path, step]) }));
    if (targets.length > MOST_HINTS || targets.some(({ move }) => move === null)) return;
    try {
      const now = await this.look(moves);
      if (this.path !== path) return; // chosen on meanwhile
      if (moves.length === 0) this.now = now.tally;
      const after = await Promise.all(targets.map(({ move }) => this.look([...moves, move as string])));
      if (this.path !== path) return;
      this.hints = new Map(
        targets.flatMap(({ step }, place) => {
          const seen = after[place];
          if (!seen || seen.shows || seen.tally === null || now.tally === null) return [];
          return [[step, seen.tally - now.tally] as const];
        }),
      );
    } catch {
      // the turn itself will say what is wrong
    }
  }

  /** What the turn so far changes in my points if the round ended; null when that cannot be told. */
  gain = $derived(
    this.preview && !this.preview.shows && this.preview.tally !== null && this.now !== null
      ? this.preview.tally - this.now
      : null,
  );

  /** Say why a move is not allowed: the server knows. */
  async why(move: string): Promise<void> {
    try {
      await this.look([...this.moves, move]);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : null;
    }
  }

  private refused(error: unknown, moves: readonly string[]): void {
    const refusal = error instanceof Refusal ? error : new Refusal({ code: "internal", message: String(error) });
    if (refusal.table) {
      this.take(refusal.table);
      this.forget();
    } else if (!refusal.passing) {
      this.cutTo(Math.min(refusal.at ?? moves.length - 1, moves.length - 1));
      this.save();
    }
    this.trouble = refusal;
  }

  /** Ask once more after the connection came back. */
  resume(): void {
    if (!this.sending && this.moves.length > this.stages.length) void this.tryOut();
  }

  // ---------- sending it ----------

  /** Send the turn. Without an answer it is sent again under the same key, so that it happens once. */
  async confirm(): Promise<boolean> {
    if (!this.ready || this.state === null) return false;
    this.key ??= newKey();
    return this.send({ moves: [...this.moves], base: this.state.seq, key: this.key });
  }

  private async send(turn: Turn): Promise<boolean> {
    this.sending = true;
    this.trouble = null;
    this.save();
    this.asking.abort(); // hints still asked for would be answered after the turn, as stale
    this.asking = new AbortController();
    try {
      for (let tries = 0; !this.closed; tries += 1) {
        try {
          await this.api.turn(this.id, turn);
          this.played(turn);
          return true;
        } catch (error) {
          if (!(error instanceof Refusal) || !error.passing) {
            this.sending = false;
            this.refused(error, turn.moves);
            return false;
          }
          this.again = true;
          await this.wait(RETRIES[Math.min(tries, RETRIES.length - 1)] as number);
        }
      }
      return false;
    } finally {
      this.sending = false;
      this.again = false;
    }
  }

  /** It is kept. The state comes by the connection, at once or when it is back; until then nothing is to be done. */
  private played(turn: Turn): void {
    this.sending = false;
    this.forget();
    if (this.state?.seq === turn.base) this.state = { ...this.state, turn: null };
    void this.api.table(this.id).then(
      (state) => this.take(state),
      () => undefined,
    );
  }

  // ---------- over a reload ----------

  private save(): void {
    const base = this.state?.seq;
    const made: HalfMade | null =
      base !== undefined && this.begun
        ? { base, moves: this.moves, path: this.path, key: this.sending ? this.key : null }
        : null;
    keep(`turn.${this.id}`, made, "session");
  }

  private restore(): void {
    const made = kept<HalfMade>(`turn.${this.id}`, "session");
    if (!made || this.state === null || this.begun) return;
    if (made.key !== null) {
      this.key = made.key; // it was being sent: perhaps it has been kept, and the key finds that out
      this.moves = made.moves;
      void this.send({ moves: made.moves, base: made.base, key: made.key });
    } else if (made.base === this.state.seq && this.mine) {
      this.moves = made.moves;
      this.path = made.path;
      if (made.moves.length > 0) void this.tryOut();
      else void this.foresee(this.choices);
    }
  }

  // ---------- looking back ----------

  /** How many moves had been made after an action of the log. */
  numberAt(seq: number): number {
    return this.log.reduce((count, happening) => count + (happening.seq <= seq ? happening.moves.length : 0), 0);
  }

  /** Look at an earlier position; null is the present. */
  async show(number: number | null): Promise<void> {
    if (number === null) {
      this.position = null;
      return;
    }
    try {
      this.position = await this.api.position(this.id, number);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error : null;
    }
  }

  seen(): void {
    this.since = [];
  }
}

function merged(old: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const numbers = new Set(old.map(({ room, number }) => `${room}${number}`));
  return [...old, ...more.filter(({ room, number }) => !numbers.has(`${room}${number}`))].sort((a, b) => a.at - b.at);
}

function lastTurns(log: readonly Happening[], you: readonly number[]): Happening[] {
  const turns = log.filter(({ kind }) => kind === "turn");
  const found: Happening[] = [];
  for (let place = turns.length - 1; place >= 0 && found.length < 5; place -= 1) {
    const turn = turns[place] as Happening;
    if (you.includes(turn.seat ?? -1) && (found.length > 0 || you.length === 1)) break;
    found.unshift(turn);
    if (you.length !== 1) break; // onlookers, and several at one screen: the last turn is enough
  }
  return found.length > 0 ? found : turns.slice(-1);
}
