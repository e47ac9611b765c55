// The server's state of a table: its position, log and chat, and the earlier position under review.
import type { ChatLine, FromServer, Happening, Position, TableShown } from "../generated/wire";
import { type Api, Refusal } from "../net/api";
import { load, save } from "../base/storage";
import { namesOf } from "../words/player-names";
import { initialState } from "../net/initial-data";

export interface View {
  seat: number | null;
  turn: number | null;
  legal: string[];
  [part: string]: unknown;
}

/** The effect of a move, as the server reports it. Each game has its own kinds. */
export type Effect = Readonly<Record<string, unknown>>;

/** The part of the connection that the model needs; tests pass their own. */
export interface TableConnection {
  watch(table: string, seq: number, hear: (message: FromServer) => void): () => void;
}

const ASK_AGAIN = 1500;

export type Listener = (happening: Happening, before: TableShown) => void;
export type ChatListener = (line: ChatLine) => void;

export class TableState {
  state = $state.raw<TableShown | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  trouble = $state.raw<Refusal | null>(null);
  /** True while the game is being prepared; the table is requested again until it is ready. */
  preparing = $state(false);
  /** The reason why the table could not be opened. */
  lost = $state.raw<Refusal | null>(null);
  /** The earlier position under review; null in the present. */
  position = $state.raw<Position | null>(null);
  /** The turns of others while I was away. */
  since = $state.raw<Happening[]>([]);
  /** The milliseconds by which the server's clock is ahead of ours. */
  ahead = $state(0);

  /** The position that is requested or already shown; null is the present. */
  protected sought = $state<number | null>(null);
  private leave: (() => void) | null = null;
  private listeners = new Set<Listener>();
  private chatListeners = new Set<ChatListener>();
  protected closed = false;

  constructor(
    readonly id: string,
    protected api: Api,
    private live: TableConnection,
  ) {}

  seats = $derived(this.state?.seats ?? []);
  /** The display names of the seats. */
  names = $derived(namesOf(this.seats));
  playing = $derived(this.state?.status === "playing");
  /** True while an earlier position is loading, so that the one shown is not the one requested. */
  seeking = $derived(this.sought !== null && this.position?.number !== this.sought);
  /** True if it is my turn, even during a review. */
  due = $derived(this.playing && (this.state?.you.includes(this.state.turn ?? -1) ?? false));
  /** True if I can act here and now. */
  mine = $derived(this.due && this.sought === null && this.position === null);
  view = $derived((this.position?.view ?? this.state?.view ?? null) as View | null);
  /** The seat whose board is drawn as mine; on a shared screen, the seat to act. */
  seat = $derived(this.view?.seat ?? this.state?.you[0] ?? 0);
  /** Returns whether a view has secrets that others must not see; set by the game. */
  hides = $state.raw<(view: View) => boolean>(() => false);
  /** The seat whose secrets are shown on a shared screen. */
  uncovered = $state<number | null>(null);
  /** True until the player to act has confirmed that nobody else is looking. */
  covered = $derived(
    this.playing &&
      (this.state?.you.length ?? 0) > 1 &&
      this.view !== null &&
      this.hides(this.view) &&
      this.uncovered !== this.seat,
  );
  /** The turns since my last one, to mark on the board; in a review, the turn that led to the position. */
  last = $derived(this.position ? this.turnTo(this.position.number) : lastTurns(this.log, this.state?.you ?? []));

  open(): void {
    const opened = initialState(this.id);
    if (opened) this.receive(opened.watched.state, opened.watched.happened, opened.at);
    this.watch();
  }

  private watch(): void {
    this.leave = this.live.watch(this.id, this.state?.seq ?? 0, (message) => this.hear(message));
  }

  /** Request the chat missed so far, once the table is known: the request for a missing table would log an error. */
  private catchUp(): void {
    const room = (this.state?.you.length ?? 0) > 0 ? "players" : "spectators"; // each room numbers its own lines
    const last = Math.max(0, ...this.chat.flatMap((line) => (line.room === room ? [line.number] : [])));
    this.api.chat(this.id, last).then(
      ({ lines }) => (this.chat = merged(this.chat, lines)),
      () => undefined, // the connection brings chat too
    );
  }

  close(): void {
    this.closed = true;
    this.leave?.();
  }

  /** Subscribe to actions, while the page still shows the position before. Return a function that unsubscribes. */
  onHappening(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Subscribe to new lines of chat. Return a function that unsubscribes. */
  onChat(listener: ChatListener): () => void {
    this.chatListeners.add(listener);
    return () => this.chatListeners.delete(listener);
  }

  private hear(message: FromServer): void {
    if (message.type === "state") {
      this.receive(message.state, message.happened);
      this.catchUp(); // the first message, and the first after a reconnection
    }
    if (message.type === "update") this.receive(message.state, [message.happening]);
    else if (message.type === "chat") {
      this.chat = merged(this.chat, [message.line]);
      for (const listener of this.chatListeners) listener(message.line);
    } else if (message.type === "error" && this.state === null) {
      this.preparing = message.error.code === "preparing";
      if (this.preparing) setTimeout(() => this.closed || this.state !== null || this.watch(), ASK_AGAIN);
      else this.lost = new Refusal(message.error);
    }
  }

  /** Take over a state from the server. A state older than the present one changes nothing. */
  receive(state: TableShown, happened: readonly Happening[] = [], at = Date.now()): void {
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
    if (typeof document === "undefined" || !document.hidden) save(`seen.${this.id}`, state.seq);
  }

  /** Hook for the first state. */
  protected begin(): void {}

  /** Hook for every later state. */
  protected goOn(_before: TableShown, _state: TableShown): void {}

  /** Collect what happened while the page was hidden. */
  resync(): void {
    if (this.state === null) return;
    this.remember(this.log);
    save(`seen.${this.id}`, this.state.seq);
  }

  /** Collect the turns of others since my last visit. */
  private remember(happened: readonly Happening[]): void {
    const seen = load<number>(`seen.${this.id}`);
    const you = this.state?.you ?? [];
    if (seen === null || you.length === 0) return;
    const news = happened.filter(({ seq, kind, seat }) => seq > seen && kind === "turn" && !you.includes(seat ?? -1));
    if (news.length > 0) this.since = news;
  }

  markSeen(): void {
    this.since = [];
  }

  // ---------- looking back ----------

  /** Return the number of moves made up to an action of the log. */
  numberAt(seq: number): number {
    return this.log.reduce((count, happening) => count + (happening.seq <= seq ? happening.moves.length : 0), 0);
  }

  /** Return the move that led to a position, with the turn it was part of. */
  moveTo(number: number): { happening: Happening; place: number } | null {
    let count = 0;
    for (const happening of this.log) {
      const place = number - count - 1;
      if (place >= 0 && place < happening.moves.length) return { happening, place };
      count += happening.moves.length;
    }
    return null;
  }

  /** Return the turn that led to a position, up to it. */
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

  /** Show an earlier position; null is the present. Discard an answer when another position was requested since. */
  async show(number: number | null): Promise<void> {
    this.sought = number;
    if (number === null) {
      this.position = null;
      return;
    }
    try {
      const position = await this.positionAt(number);
      if (this.sought !== number) return;
      this.position = position;
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
  const latest: Happening[] = [];
  for (let place = turns.length - 1; place >= 0 && latest.length < 5; place -= 1) {
    const turn = turns[place] as Happening;
    if (you.includes(turn.seat ?? -1) && (latest.length > 0 || you.length === 1)) break;
    latest.unshift(turn);
    if (you.length !== 1) break; // spectators, and several on one screen: one turn is enough
  }
  return latest.length > 0 ? latest : turns.slice(-1);
}
