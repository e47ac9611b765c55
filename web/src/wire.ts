// Made by tools/wire_types.py from src/riad/server/wire: change that, and run it again.
// Times are milliseconds since 1970, seats count from 0, moves are texts.

export type Level = "gentle" | "casual" | "keen" | "strong" | "master";
export type Pace = "live" | "correspondence" | "record" | "lesson";
export type Status = "open" | "playing" | "over" | "cancelled";

/** `main` seconds for a seat, `more` after each of its turns; in correspondence `main` for every turn. */
export interface Clock {
  main: number;
  more?: number;
}

/** A seat of a new table: me, a guest at my screen, a bot, or open to anyone. */
export interface SeatWish {
  kind: "bot" | "guest" | "me" | "open";
  name?: string | null;
  level?: Level | null;
}

/** A new table. It starts as soon as no seat is open. `key`: idempotency key for retries.
 *
 * `lesson`: use the deal of the game's lesson, for one person, who moves all seats.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  listed?: boolean;
  pace?: "correspondence" | "live";
  clock?: Clock | null;
  takeover?: Level | null;
  key?: string | null;
  lesson?: boolean;
}

/** A request to take an open seat, or as the host to give it to a bot or to a guest at my screen. */
export interface SitDown {
  kind?: "bot" | "guest" | "me";
  name?: string | null;
  level?: Level | null;
}

/** A whole turn: its moves, the number of the state they are for, and an idempotency key for retries. */
export interface Turn {
  moves: string[];
  base: number;
  key: string;
}

/** A turn so far, to be previewed. Nothing is saved. `ahead`: moves, any of which could be next. */
export interface Try {
  moves: string[];
  base: number;
  ahead?: string[];
}

/** A chat message; `key`: idempotency key, with which it is sent once however often it is repeated. */
export interface Say {
  text: string;
  key?: string | null;
}

/** A name to play under. */
export interface Named {
  name: string;
}

/** A visitor's name. `key`: repeated with it within 10 minutes, the request returns the same visitor. */
export interface Visit {
  name: string;
  key?: string | null;
}

/** A request to delete what is known of me; an account needs its password. */
export interface Leave {
  password?: string | null;
}

/** A request to hide a person's messages (mute), or not to play together either (block). */
export interface Block {
  kind: "block" | "mute";
}

/** A report of a chat message to the operator of this server. */
export interface Report {
  room: "players" | "spectators";
  number: number;
  note?: string;
}

/** A new password, with the token of a link from the operator. */
export interface Reset {
  token: string;
  password: string;
}

/** The username and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** A new password, and the old one; it can be left out within 10 minutes of a login with a passkey. */
export interface NewPassword {
  new: string;
  old?: string | null;
  end_passkeys?: boolean;
}

/** A label for a token. `key`: repeated with it within 10 minutes, the request returns the same token. */
export interface Labelled {
  label?: string;
  key?: string | null;
}

/** The answer of a browser's passkey. */
export interface PasskeyAnswer {
  challenge: string;
  credential: Record<string, unknown>;
  label?: string;
}

/** A push subscription of a browser, with its keys for encryption (`p256dh` and `auth` there). */
export interface NewPush {
  endpoint: string;
  public_key: string;
  auth: string;
}

/** The text of a saved match; `key`: idempotency key, with which retries create only one table. */
export interface SavedMatch {
  text: string;
  key?: string | null;
}

/** A seat: a person, a bot, or open (reserved for `person` if that is given). */
export interface SeatShown {
  kind: "bot" | "open" | "person";
  name: string | null;
  person: string | null;
  level: string | null;
}

/** The outcome of a match. `why` is rules, resigned, time or abandoned; `rule` is of the game. */
export interface OutcomeShown {
  winners: number[];
  points: number[];
  why: "abandoned" | "resigned" | "rules" | "time";
  reason: string;
  rule: string | null;
  seat: number | null;
}

/** One item of a scoring: the points of each seat, then those of others, such as Dirk in Alhambra. */
export interface ScoringLine {
  what: string;
  points: number[];
}

/** A named scoring, itemised; its `round`, in a game that has rounds. */
export interface Scoring {
  name: string;
  lines: ScoringLine[];
  round: number | null;
}

/** One action of a table's log.
 *
 * `deeds`: the effect of each move, as documented for its game. `told`: the same as a sentence in English,
 * to follow the player's name. `scored`: the change of each seat's points; empty if no points changed and
 * neither a round nor the match ended. `scorings`: those that took place, in a game that has them. `round`:
 * the one in which it began, in a game that has rounds.
 */
export interface Happening {
  seq: number;
  at: number;
  kind: "abandon" | "cancel" | "leave" | "record" | "rematch" | "sit" | "stand" | "start" | "turn";
  seat: number | null;
  moves: string[];
  deeds: Record<string, unknown>[];
  told: string[];
  scored: number[];
  scorings: Scoring[];
  round: number | null;
  seated: SeatShown | null;
  why: string | null;
  table: string | null;
}

/** A table as a viewer sees it: `you` are its seats, `view` is of one of them or a spectator's.
 *
 * `stopping`: the seats that asked to stop without a result.
 */
export interface TableShown {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatShown[];
  host: string;
  listed: boolean;
  pace: Pace;
  status: Status;
  seq: number;
  created: number;
  now: number;
  digest: string;
  you: number[];
  clock: Clock | null;
  takeover: string | null;
  turn: number | null;
  due: number | null;
  left: number[] | null;
  moves: number;
  view: Record<string, unknown> | null;
  outcome: OutcomeShown | null;
  stopping: number[];
  rematch: string | null;
  seed: string | null;
  salt: string | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: Status;
  pace: Pace;
  created: number;
  changed: number;
  seats: SeatShown[];
  options: Record<string, unknown>;
  clock: Clock | null;
  turn: number | null;
  due: number | null;
  you: number[];
}

/** The acknowledgement of a turn: it is saved, under this number. */
export interface TurnTaken {
  seq: number;
  key: string;
}

/** An error: a code for programs, a sentence for people.
 *
 * For an illegal move, also its `rule`, the `reason` as values for other wordings, and its place in the turn
 * (`at`).
 */
export interface ErrorShown {
  code: string;
  message: string;
  rule: string | null;
  reason: Record<string, unknown> | null;
  at: number | null;
  field: string | null;
  table: TableShown | null;
}

/** The outcome of a turn so far: the view after it.
 *
 * `shows`: the last move shows something hidden, so the turn ends there, and the view keeps that part as
 * before. `complete`: the turn can be sent. `deeds`: the effect of each move, as the log will have it.
 * `tally`: my points if the round or the match ended now; null if that depends on what shows. `ahead`: the
 * same after each of the requested moves, and `ahead_deeds` their effects; null for an illegal one.
 * `refusal`: an illegal move, with its place in `at`, where the view is from before it; or the table has
 * changed.
 */
export interface Preview {
  view: Record<string, unknown>;
  complete: boolean;
  shows: boolean;
  points: number[];
  deeds: Record<string, unknown>[];
  tally: number | null;
  ahead: (number | null)[];
  ahead_deeds: (Record<string, unknown> | null)[];
  refusal: ErrorShown | null;
}

/** A chat message in one of a table's two rooms. */
export interface ChatLine {
  room: "players" | "spectators";
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

/** The format of every error. */
export interface Failure {
  error: ErrorShown;
}

/** The current user. `login` is null for a visitor. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
}

/** A token for a program. It is shown only once. */
export interface NewToken {
  token: string;
}

/** A session of mine; `this` is true for the one that asks. */
export interface SessionShown {
  id: string;
  kind: string;
  label: string;
  created: number;
  expires: number;
  this: boolean;
}

/** Web push: the key for subscribing, null if this server sends nothing, and whether it is on. */
export interface PushShown {
  key: string | null;
  on: boolean;
}

/** A passkey of mine. */
export interface PasskeyShown {
  id: string;
  label: string;
  created: number;
}

/** The options a browser needs to create or to use a passkey. */
export interface PasskeyStart {
  challenge: string;
  options: Record<string, unknown>;
}

/** A person whom I have muted or blocked. */
export interface Blocked {
  person: string;
  name: string;
  kind: "block" | "mute";
  created: number;
}

/** Retention periods in days, 0 for no limit; and the contact. */
export interface Periods {
  visitors: number;
  tables: number;
  chat: number;
  reports: number;
  addresses: number;
  sessions: number;
  contact: string;
}

/** An option of a game, with the rule that it changes. */
export interface OptionShown {
  name: string;
  rule: string;
  about: string;
  values: string;
  default: unknown;
}

/** A game that can be played here. */
export interface GameShown {
  name: string;
  title: string;
  seats: number[];
  rules_version: number;
  options: OptionShown[];
  rules: Record<string, string>;
  figures: string;
  ready: boolean;
}

/** The progress of a game at the first start, when its rules are compiled.
 *
 * `share`: the part that is done, from 0 to 1. `left`: the seconds left, where they are known. A game can be
 * played once it is `loading` or `ready`.
 */
export interface GamePrepared {
  name: string;
  stage: "compiling" | "failed" | "loading" | "ready" | "waiting";
  share: number;
  left: number | null;
}

/** The progress of the games of this node, in the order in which they are prepared. */
export interface PreparationShown {
  ready: boolean;
  games: GamePrepared[];
}

/** My tables, those that wait for me first. */
export interface MyTables {
  tables: TableLine[];
}

/** Listed tables: those to join, the newest first, and those in play, the most recently active first. */
export interface Lobby {
  tables: TableLine[];
  playing: TableLine[];
}

/** The log of a table. */
export interface Log {
  seq: number;
  happened: Happening[];
}

/** An earlier position of a match, as the viewer saw it. */
export interface Position {
  number: number;
  moves: string[];
  points: number[];
  view: Record<string, unknown>;
}

/** Chat messages, the oldest first. */
export interface ChatLines {
  lines: ChatLine[];
}

/** A line of the stream for programs: a seat of mine is to act. */
export interface MyTurn {
  table: string;
  seq: number;
  seat: number;
  view: Record<string, unknown>;
}

/** The health of a node. */
export interface Health {
  status: "ok" | "preparing" | "stopping" | "unavailable";
  version: string;
}

/** A request to watch a table; everything after action `after` is sent at once. */
export interface Watch {
  type: "watch";
  table: string;
  after?: number;
}

/** A request to stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** A request for a pong, to test the connection. */
export interface Ping {
  type: "ping";
}

/** The answer to watch: the current table, and the actions after the requested number. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  state: TableShown;
  happened: Happening[];
}

/** News of an action at a table. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  happening: Happening;
  state: TableShown;
}

/** A new chat message; `seq` is the number of the table's last action. */
export interface Chatted {
  type: "chat";
  table: string;
  seq: number;
  line: ChatLine;
}

/** News from a table where I sit; `turn` is true if it is my turn. */
export interface Mine {
  type: "mine";
  table: string;
  seq: number;
  status: Status;
  turn: boolean;
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The refusal of a message. */
export interface Wrong {
  type: "error";
  error: ErrorShown;
  table: string | null;
}

/** The data that comes with the page of a table: the visitor, and the answer to watching it. */
export interface Opening {
  me: Me | null;
  watched: State;
}

/** What goes into the websocket. */
export type FromClient = Watch | Unwatch | Ping;

/** What comes out of the websocket. */
export type FromServer = State | Update | Chatted | Mine | Pong | Wrong;
