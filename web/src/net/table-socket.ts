// The one websocket, which brings everything that happens at tables. It reconnects automatically and requests the
// messages it missed.
import type { FromClient, FromServer } from "../generated/wire";

export type SocketStatus = "connecting" | "online" | "offline";
type Hear = (message: FromServer) => void;
type Opening = (address: string) => WebSocket;

export const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];
const STOPPING = 1012; // the node stops and another takes over: reconnect at once
const FOREIGN = 4403; // not our server's page: another attempt would fail as well
const TOO_MUCH = 4429;
const TOO_MANY = 4430; // too many connections from this address or person
const ASK_AGAIN = 15_000; // milliseconds before asking again for a temporarily refused table
const PASSING = ["too_many_requests", "unavailable"];
const QUIET = 25_000; // milliseconds of silence before a ping
const DEADLINE = 10_000;

interface Watched {
  seq: number;
  hear: Hear;
}

export class TableSocket {
  status: SocketStatus = "connecting";
  /** True if the server has closed the connection because there are too many. */
  crowded = false;
  private socket: WebSocket | null = null;
  private watched = new Map<string, Watched>();
  private listeners = new Set<(status: SocketStatus) => void>();
  private everyone = new Set<Hear>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private stopped = true;
  private refused = false;

  constructor(
    private address: string,
    private open: Opening = (to) => new WebSocket(to),
    private random: () => number = Math.random,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.hangUp();
    this.become("offline");
  }

  /** Reconnect because the page is visible again. */
  resume(): void {
    if (this.stopped && !this.refused) this.start();
    else this.reconnectSoon();
  }

  /** Reconnect, as after logging in: a connection belongs to the account that opened it. */
  restart(): void {
    this.hangUp();
    this.tries = 0;
    if (!this.stopped) this.connect();
  }

  /** Retry now instead of after the pause: the network is back, or the page is visible again. */
  reconnectSoon(): void {
    if (!this.stopped && this.socket === null) {
      this.tries = 0;
      this.connect();
    }
  }

  /** Disconnect because the browser reports that there is no network. */
  markOffline(): void {
    this.hangUp();
    this.become("offline");
    this.later();
  }

  onStatus(listener: (status: SocketStatus) => void): () => void {
    this.listeners.add(listener);
    listener(this.status);
    return () => this.listeners.delete(listener);
  }

  /** Subscribe to every message, such as notes about my other tables. Return a function that unsubscribes. */
  onMessage(hear: Hear): () => void {
    this.everyone.add(hear);
    return () => this.everyone.delete(hear);
  }

  /** Subscribe to a table's events after action `seq`. Return a function that unsubscribes. */
  watch(table: string, seq: number, hear: Hear): () => void {
    this.watched.set(table, { seq, hear });
    this.ask({ type: "watch", table, after: seq });
    return () => {
      if (this.watched.get(table)?.hear !== hear) return;
      this.watched.delete(table);
      this.ask({ type: "unwatch", table });
    };
  }

  private become(status: SocketStatus): void {
    if (status === this.status) return;
    this.status = status;
    for (const listener of this.listeners) listener(status);
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.status !== "offline" || this.tries === 0) this.become("connecting");
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) {
        socket.close(); // replaced in the meantime
        return;
      }
      this.tries = 0;
      this.become("online");
      for (const [table, { seq }] of this.watched) this.ask({ type: "watch", table, after: seq });
      this.listen();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.listen();
      this.heard(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      clearTimeout(this.quiet);
      if (this.stopped) return;
      if (event.code === FOREIGN) {
        this.refused = true;
        this.stop();
        return;
      }
      this.crowded = event.code === TOO_MANY;
      if (this.crowded || event.code === TOO_MUCH) this.tries = PAUSES.length;
      if (event.code === STOPPING && this.tries === 0) {
        this.tries = 1;
        this.connect();
        return;
      }
      this.become("offline");
      this.later();
    };
  }

  private later(): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 0;
    this.tries += 1;
    // Random jitter, so that not all clients reconnect at once when a server is back.
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + this.random() / 2));
  }

  private heard(message: FromServer): void {
    if (message.type === "state" || message.type === "update") {
      const watched = this.watched.get(message.table);
      if (watched) watched.seq = Math.max(watched.seq, message.seq);
    }
    const table = "table" in message ? message.table : null;
    if (message.type === "error" && table !== null && PASSING.includes(message.error.code)) this.askAgain(table);
    if (table !== null) this.watched.get(table)?.hear(message);
    for (const hear of this.everyone) hear(message);
  }

  private askAgain(table: string): void {
    const { socket } = this;
    const watched = this.watched.get(table);
    setTimeout(
      () => {
        // A new connection has asked already.
        if (watched && socket === this.socket && this.watched.get(table) === watched)
          this.ask({ type: "watch", table, after: watched.seq });
      },
      ASK_AGAIN * (0.75 + this.random() / 2),
    );
  }

  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      this.ask({ type: "ping" });
      this.quiet = setTimeout(() => {
        this.hangUp(); // a dead connection may go unnoticed for minutes
        this.become("offline");
        this.later();
      }, DEADLINE);
    }, QUIET);
  }

  private ask(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState !== 0) socket.close(); // closing during the handshake would log an error
  }
}
