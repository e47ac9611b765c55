// A table as the server tells it: its state, its log and its chat, and the position of it that is looked at.
import type { ChatLine, FromServer, Happening, Position, TableShown } from "../wire";
import { type Api, Refusal } from "./api";
import { keep, kept } from "./kept";
import { namesOf } from "./names";
import { openedWith } from "./opening";

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

const ASK_AGAIN = 1500;

export type Listener = (happening: Happening, before: TableShown) => void;
export type ChatListener = (line: ChatLine) => void;

export class Told {
  state = $state.raw<TableShown | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  trouble = $state.raw<Refusal | null>(null);
  /** The game of the table is being prepared: it is asked for again until it is ready. */
  preparing = $state(false);
  /** The table could not be opened at all. */
  lost = $state.raw<Refusal | null>(null);
  /** An earlier position that is looked at instead of the present one. */
  position = $state.raw<Position | null>(null);
  /** What others did while I was away. */
  since = $state.raw<Happening[]>([]);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** The position that is asked for, or shown already; null is the present. */
  protected sought = $state<number | null>(null);
  private leave: (() => void) | null = null;
  private listeners = new Set<Listener>();
  private chatListeners = new Set<ChatListener>();
  protected closed = false;

  constructor(
    readonly id: string,
    protected api: Api,
    private live: Watching,
  ) {}

  seats = $derived(this.state?.seats ?? []);
  /** How those on the seats are called. */
  names = $derived(namesOf(this.seats));
  playing = $derived(this.state?.status === "playing");
  /** An earlier position is on its way: what is shown is not what was asked for. */
  seeking = $derived(this.sought !== null && this.position?.number !== this.sought);
  /** It is my turn, whatever I am looking at. */
  due = $derived(this.playing && (this.state?.you.includes(this.state.turn ?? -1) ?? false));
  /** It is for me to act, here and now. */
  mine = $derived(this.due && this.sought === null && this.position === null);
  view = $derived((this.position?.view ?? this.state?.view ?? null) as View | null);
  /** The seat whose board is drawn as mine: at one screen it is whoever is to act. */
  seat = $derived(this.view?.seat ?? this.state?.you[0] ?? 0);
  /** Whether a view has what others may not see, as the game knows. */
  hides = $state.raw<(view: View) => boolean>(() => false);
  /** The seat whose secrets are shown, where several people sit at this screen. */
  uncovered = $state<number | null>(null);
  /** Whoever's secrets these are has not said yet that nobody else looks. */
  covered = $derived(
    this.playing &&
      (this.state?.you.length ?? 0) > 1 &&
      this.view !== null &&
      this.hides(this.view) &&
      this.uncovered !== this.seat,
  );
  /** The moves of the turns since my last one: what to mark on the board. In an earlier position, those that led to it. */
  last = $derived(this.position ? this.turnTo(this.position.number) : lastTurns(this.log, this.state?.you ?? []));

  open(): void {
    const opened = openedWith(this.id);
    if (opened) this.take(opened.watched.state, opened.watched.happened, opened.at);
    this.watch();
  }

  private watch(): void {
    this.leave = this.live.watch(this.id, this.state?.seq ?? 0, (message) => this.hear(message));
  }

  /** What was said meanwhile: asked for when the table is there, since one that is not would be an error in the console. */
  private catchUp(): void {
    const room = (this.state?.you.length ?? 0) > 0 ? "players" : "spectators"; // each counts its own lines
    const last = Math.max(0, ...this.chat.flatMap((line) => (line.room === room ? [line.number] : [])));
    this.api.chat(this.id, last).then(
      ({ lines }) => (this.chat = merged(this.chat, lines)),
      () => undefined, // chat comes with the connection too
    );
  }

  close(): void {
    this.closed = true;
    this.leave?.();
  }

  /** Be told of every action as it happens, while the page still shows what was before: for motion and for words. */
  onHappening(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Be told of every line of chat as it is said: not of those that were said before. */
  onChat(listener: ChatListener): () => void {
    this.chatListeners.add(listener);
    return () => this.chatListeners.delete(listener);
  }

  private hear(message: FromServer): void {
    if (message.type === "state") {
      this.take(message.state, message.happened);
      this.catchUp(); // it comes first of all, and when a connection is back
    }
    if (message.type === "update") this.take(message.state, [message.happening]);
    else if (message.type === "chat") {
      this.chat = merged(this.chat, [message.line]);
      for (const listener of this.chatListeners) listener(message.line);
    } else if (message.type === "error" && this.state === null) {
      this.preparing = message.error.code === "preparing";
      if (this.preparing) setTimeout(() => this.closed || this.state !== null || this.watch(), ASK_AGAIN);
      else this.lost = new Refusal(message.error);
    }
  }

  /** The table as the server tells it. Older news than what is known changes nothing. */
  take(state: TableShown, happened: readonly Happening[] = [], at = Date.now()): void {
    const before = this.state;
    const known = this.log.at(-1)?.seq ?? 0;
    const news = happened.filter(({ seq }) => seq > known);
    if (news.length > 0) this.log = [...this.log, ...news];
    if (before !== null && state.seq < before.seq) return;
    this.lost = null;
    this.preparing = false;
    this.state = state;
    this.ahead = state.now - at;
    if (before === null) {
      this.remember(happened);
      this.begin();
    } else {
      if (before.seq !== state.seq) this.goOn(before, state);
      for (const happening of news) for (const listener of this.listeners) listener(happening, before);
    }
    if (typeof document === "undefined" || !document.hidden) keep(`seen.${this.id}`, state.seq);
  }

  /** The first state is there. */
  protected begin(): void {}

  /** Another state is there. */
  protected goOn(_before: TableShown, _state: TableShown): void {}

  /** Somebody looks at the page again. */
  comeBack(): void {
    if (this.state === null) return;
    this.remember(this.log);
    keep(`seen.${this.id}`, this.state.seq);
  }

  /** What others did since I last looked, when the table is opened again. */
  private remember(happened: readonly Happening[]): void {
    const seen = kept<number>(`seen.${this.id}`);
    const you = this.state?.you ?? [];
    if (seen === null || you.length === 0) return;
    const news = happened.filter(({ seq, kind, seat }) => seq > seen && kind === "turn" && !you.includes(seat ?? -1));
    if (news.length > 0) this.since = news;
  }

  seen(): void {
    this.since = [];
  }

  // ---------- looking back ----------

  /** How many moves had been made after an action of the log. */
  numberAt(seq: number): number {
    return this.log.reduce((count, happening) => count + (happening.seq <= seq ? happening.moves.length : 0), 0);
  }

  /** The move that led to a position, with the turn it was part of. */
  moveTo(number: number): { happening: Happening; place: number } | null {
    let count = 0;
    for (const happening of this.log) {
      const place = number - count - 1;
      if (place >= 0 && place < happening.moves.length) return { happening, place };
      count += happening.moves.length;
    }
    return null;
  }

  /** The turn that led to a position, as far as it. */
  private turnTo(number: number): Happening[] {
    const led = this.moveTo(number);
    if (!led) return [];
    const { happening, place } = led;
    return [
      {
        ...happening,
        moves: happening.moves.slice(0, place + 1),
        deeds: happening.deeds.slice(0, place + 1),
        told: happening.told.slice(0, place + 1),
      },
    ];
  }

  /** Look at an earlier position; null is the present. An answer that comes after another was asked for is of no use. */
  async show(number: number | null): Promise<void> {
    this.sought = number;
    if (number === null) {
      this.position = null;
      return;
    }
    try {
      const found = await this.positionAt(number);
      if (this.sought !== number) return;
      this.position = found;
      this.trouble = null;
    } catch (error) {
      if (this.sought === number) this.trouble = error instanceof Refusal ? error : null;
    }
  }

  positionAt(number: number): Promise<Position> {
    return this.api.position(this.id, number);
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
