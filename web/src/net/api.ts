// Typed functions for every request to the server. A refused request throws a Refusal.
import { newKey } from "../base/idempotency-key";
import type {
  Blocked,
  ChatLine,
  ChatLines,
  Credentials,
  ErrorShown,
  Failure,
  GameShown,
  Lobby,
  Log,
  Me,
  MyTables,
  NewPassword,
  NewPush,
  NewTable,
  NewToken,
  PasskeyAnswer,
  PasskeyShown,
  PasskeyStart,
  Periods,
  Position,
  PreparationShown,
  Preview,
  PushShown,
  Report,
  Reset,
  SavedMatch,
  SessionShown,
  SitDown,
  TableShown,
  Try,
  Turn,
  TurnTaken,
} from "../generated/wire";

/** The code of a move that is legal, but not at this point of the turn. Only the page uses it, never the server. */
export const NOT_YET = "not_yet";

/** A failed request. With the code "offline" no answer arrived, so the request may or may not have taken effect. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | null;
  /** The reason why a move is not allowed; its game puts it into words. */
  readonly reason: Record<string, unknown> | null;
  readonly at: number | null;
  readonly field: string | null;
  readonly table: TableShown | null;

  constructor(shown: Partial<ErrorShown> & { code: string }) {
    super(shown.message ?? shown.code);
    this.name = "Refusal";
    this.code = shown.code;
    this.rule = shown.rule ?? null;
    this.reason = shown.reason ?? null;
    this.at = shown.at ?? null;
    this.field = shown.field ?? null;
    this.table = shown.table ?? null;
  }

  /** True if asking again may help: the refusal is temporary. */
  get passing(): boolean {
    return ["offline", "unavailable", "preparing", "try_again", "internal", "too_many_requests"].includes(this.code);
  }
}

/** The header with an answer's real status: we ask for 200, because browsers log failed requests in the console. */
const QUIETLY = "riad-status";
const statusOf = (answer: Response) => Number(answer.headers.get(QUIETLY) ?? answer.status);

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

async function refusal(answer: Response): Promise<Refusal> {
  // A proxy may answer in the server's place; its text means nothing to a player.
  const usual = statusOf(answer) >= 500 ? "unavailable" : "bad_request";
  const body = (await answer.json().catch(() => null)) as Failure | null;
  return new Refusal(body?.error ?? { code: usual, message: answer.statusText });
}

export function client(send: Fetch = (path, init) => fetch(path, init)) {
  async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const init: RequestInit = {
      method,
      credentials: "same-origin",
      headers: { accept: "application/json", prefer: QUIETLY },
    };
    if (signal) init.signal = signal;
    if (body !== undefined) {
      init.headers = { ...init.headers, "content-type": "application/json" };
      init.body = JSON.stringify(body);
    }
    let answer: Response;
    try {
      answer = await send(path, init);
    } catch {
      throw new Refusal({ code: "offline" });
    }
    if (statusOf(answer) >= 400) throw await refusal(answer);
    try {
      return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
    } catch {
      throw new Refusal({ code: "offline" }); // the connection broke in the middle of the answer
    }
  }

  const get = <T>(path: string) => ask<T>("GET", path);
  const post = <T>(path: string, body?: unknown, signal?: AbortSignal) => ask<T>("POST", path, body, signal);
  /** The last request to each address whose outcome is unknown. */
  const unanswered = new Map<string, { text: string; key: string }>();
  /**
   * Post with an idempotency key. A manual retry after no answer reuses the key, so that the request takes effect once.
   */
  async function once<T>(path: string, body: object): Promise<T> {
    const text = JSON.stringify(body);
    const known = unanswered.get(path);
    const key = known?.text === text ? known.key : newKey();
    unanswered.set(path, { text, key });
    try {
      const answer = await post<T>(path, { ...body, key });
      unanswered.delete(path);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal) || !error.passing) unanswered.delete(path);
      throw error;
    }
  }
  const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

  return {
    games: () => get<GameShown[]>("/api/games"),
    preparation: () => get<PreparationShown>("/api/preparation"),

    me: () => get<Me | null>("/api/me"),
    visit: (name: string) => once<Me>("/api/me", { name }),
    rename: (name: string) => ask<Me>("PATCH", "/api/me", { name }),
    register: (credentials: Credentials) => post<Me>("/api/account", credentials),
    login: (credentials: Credentials) => post<Me>("/api/login", credentials),
    logout: () => post<void>("/api/logout"),
    password: (change: NewPassword) => post<Me>("/api/password", change),
    sessions: () => get<SessionShown[]>("/api/sessions"),
    revoke: (session: string) => ask<void>("DELETE", `/api/sessions/${encodeURIComponent(session)}`),
    token: (label: string) => once<NewToken>("/api/tokens", { label }),
    push: () => get<PushShown>("/api/push"),
    tellByPush: (push: NewPush) => ask<void>("PUT", "/api/push", push),
    stopPush: () => ask<void>("DELETE", "/api/push"),
    passkeys: () => get<PasskeyShown[]>("/api/passkeys"),
    removePasskey: (id: string) => ask<void>("DELETE", `/api/passkeys/${encodeURIComponent(id)}`),
    beginPasskey: () => post<PasskeyStart>("/api/passkeys/new"),
    keepPasskey: (answer: PasskeyAnswer) => post<void>("/api/passkeys", answer),
    beginPasskeyLogin: () => post<PasskeyStart>("/api/login/passkey/new"),
    passkeyLogin: (answer: PasskeyAnswer) => post<Me>("/api/login/passkey", answer),
    leave: (password: string | null) => post<void>("/api/me/leave", { password }),
    dataPath: "/api/me/data",
    reset: (reset: Reset) => post<Me>("/api/reset", reset),
    periods: () => get<Periods>("/api/privacy"),
    blocked: () => get<Blocked[]>("/api/blocked"),
    block: (person: string, kind: Blocked["kind"]) =>
      ask<void>("PUT", `/api/blocked/${encodeURIComponent(person)}`, { kind }),
    unblock: (person: string) => ask<void>("DELETE", `/api/blocked/${encodeURIComponent(person)}`),
    report: (id: string, line: Report) => post<void>(at(id, "/report"), line),

    listed: () => get<Lobby>("/api/tables"),
    mine: () => get<MyTables>("/api/mine"),
    create: (table: NewTable) =>
      table.key ? post<TableShown>("/api/tables", table) : once<TableShown>("/api/tables", table),
    importMatch: (match: SavedMatch) => once<TableShown>("/api/import", match),
    table: (id: string) => get<TableShown>(at(id)),
    sit: (id: string, seat: number, request: SitDown = {}) => ask<TableShown>("PUT", at(id, `/seats/${seat}`), request),
    stand: (id: string, seat: number) => ask<TableShown>("DELETE", at(id, `/seats/${seat}`)),
    cancel: (id: string) => ask<TableShown>("DELETE", at(id)),
    rematch: (id: string) => post<TableShown>(at(id, "/rematch")),
    exportPath: (id: string) => at(id, "/export"),

    turn: (id: string, turn: Turn) => post<TurnTaken>(at(id, "/turn"), turn),
    preview: async (id: string, turn: Try, signal?: AbortSignal) => {
      const seen = await post<Preview>(at(id, "/preview"), turn, signal);
      if (seen.refusal) throw new Refusal(seen.refusal);
      return seen;
    },
    resign: (id: string) => post<TableShown>(at(id, "/resign")),
    claim: (id: string) => post<TableShown>(at(id, "/claim")),
    abandon: (id: string) => post<TableShown>(at(id, "/abandon")),
    log: (id: string, after = 0) => get<Log>(at(id, `/log?after=${after}`)),
    position: (id: string, number: number) => get<Position>(at(id, `/positions/${number}`)),
    say: (id: string, text: string) => once<ChatLine>(at(id, "/chat"), { text }),
    chat: (id: string, after = 0) => get<ChatLines>(at(id, `/chat?after=${after}`)),
  };
}

export type Api = ReturnType<typeof client>;
export const api: Api = client();
