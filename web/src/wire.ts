// Made by tools/wire_types.py from src/riad/server/wire: change that, and run it again.
// Times are milliseconds since 1970, seats count from 0, moves are texts.

export type Level = "gentle" | "casual" | "keen" | "strong" | "master";
export type Pace = "live" | "correspondence" | "record" | "lesson";
export type Status = "open" | "playing" | "over" | "cancelled";

/** `main` seconds for a seat, `more` after each of its turns; by correspondence `main` for every turn. */
export interface Clock {
  main: number;
  more?: number;
}

/** Who is to sit on a seat of a new table: me, someone at my screen, a bot, or whoever comes. */
export interface SeatWish {
  kind: "bot" | "guest" | "me" | "open";
  name?: string | null;
  level?: Level | null;
}

/** A table to make. It starts as soon as no seat is open. `key`: to ask again with if no answer came.
 *
 * `lesson`: with the deal of the game's lesson, for one person, who moves all seats.
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

/** To take an open seat, or as the host to give it to a bot or to someone at my screen. */
export interface SitDown {
  kind?: "bot" | "guest" | "me";
  name?: string | null;
  level?: Level | null;
}

/** A whole turn: its moves, the number of the state they are for, and a key to send it again with. */
export interface Turn {
  moves: string[];
  base: number;
  key: string;
}

/** A turn so far, to see what it comes to. Nothing is kept. `ahead`: moves, any of which could be next. */
export interface Try {
  moves: string[];
  base: number;
  ahead?: string[];
}

/** A line of chat; with a `key` it is said once, however often it is sent. */
export interface Say {
  text: string;
  key?: string | null;
}

/** A name to play under. */
export interface Named {
  name: string;
}

/** A name to come in under. `key`: asked again with it within 10 minutes, it is the same visitor. */
export interface Visit {
  name: string;
  key?: string | null;
}

/** To delete what is known of me; an account asks for its password. */
export interface Leave {
  password?: string | null;
}

/** To read no more of what a person says (mute), or not to play together either (block). */
export interface Block {
  kind: "block" | "mute";
}

/** To show a line of chat to the operator of this server. */
export interface Report {
  room: "players" | "spectators";
  number: number;
  note?: string;
}

/** To choose a new password, with the token of a link from the operator. */
export interface Reset {
  token: string;
  password: string;
}

/** For an account: what to log in with. */
export interface Credentials {
  login: string;
  password: string;
}

/** A new password, and the old one; without it, after a login with a passkey within 10 minutes. */
export interface NewPassword {
  new: string;
  old?: string | null;
  end_passkeys?: boolean;
}

/** What to call a token. `key`: asked again with it within 10 minutes, it is the same token. */
export interface Labelled {
  label?: string;
  key?: string | null;
}

/** What a browser's passkey answers. */
export interface PasskeyAnswer {
  challenge: string;
  credential: Record<string, unknown>;
  label?: string;
}

/** Where a browser is told by web push, and the keys to seal messages with (`p256dh` and `auth` there). */
export interface NewPush {
  endpoint: string;
  public_key: string;
  auth: string;
}

/** The text of a saved match; with a `key` it becomes one table, however often it is sent. */
export interface SavedMatch {
  text: string;
  key?: string | null;
}

/** A seat: a person, a bot, or open (kept for `person` if that is given). */
export interface SeatShown {
  kind: "bot" | "open" | "person";
  name: string | null;
  person: string | null;
  level: string | null;
}

/** How a match ended. `why` is rules, resigned, time or abandoned; `rule` is of the game. */
export interface OutcomeShown {
  winners: number[];
  points: number[];
  why: "abandoned" | "resigned" | "rules" | "time";
  reason: string;
  rule: string | null;
  seat: number | null;
}

/** What one thing paid: each seat, then those who score beside the seats, as Dirk does in Alhambra. */
export interface ScoringLine {
  what: string;
  points: number[];
}

/** A scoring that has a name, and what it paid; its `round`, in a game that has rounds. */
export interface Scoring {
  name: string;
  lines: ScoringLine[];
  round: number | null;
}

/** One action of a table's log.
 *
 * `deeds`: what each move does, as the document of its game has it. `told`: the same as a sentence in
 * English, to follow the player's name. `scored`: by how much it changed the points of each seat; empty when
 * it changed nobody's and ended neither a round nor the match. `scorings`: those that took place, in a game
 * that has them. `round`: the one in which it began, in a game that has rounds.
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
 * `stopping`: those who asked to stop without a result.
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

/** The acknowledgement of a turn: it is kept, under this number. */
export interface TurnTaken {
  seq: number;
  key: string;
}

/** What was wrong: a code for programs, a sentence for people.
 *
 * Of a move that is not allowed its `rule`, the `reason` as values, to make other words of, and its place in
 * the turn (`at`).
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

/** What a turn so far comes to: the view after it.
 *
 * `shows`: the last move shows something hidden, so the turn ends there, and in the view that is as before.
 * `complete`: it can be sent. `deeds`: what each move does, as the log will have it. `tally`: my points if
 * the round or the match ended now; null when that depends on what shows. `ahead`: the same after each of
 * the moves that were asked about, and `ahead_deeds` what each does; null for one that cannot be.
 * `refusal`: a move that cannot be, with its place in `at`, and the view is of before it; or that the table
 * has gone on since.
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

/** A line of chat in one of a table's two rooms. */
export interface ChatLine {
  room: "players" | "spectators";
  number: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

/** The shape of every error. */
export interface Failure {
  error: ErrorShown;
}

/** Who I am. `login` is null for a visitor. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
}

/** A token for a program. It is shown this once. */
export interface NewToken {
  token: string;
}

/** A place where I am signed in; `this`: the one that asks. */
export interface SessionShown {
  id: string;
  kind: string;
  label: string;
  created: number;
  expires: number;
  this: boolean;
}

/** Web push: the key to ask a push service with, null where this server sends nothing, and if it is on. */
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

/** What a browser needs to make or to use a passkey. */
export interface PasskeyStart {
  challenge: string;
  options: Record<string, unknown>;
}

/** Somebody whom I have muted or blocked. */
export interface Blocked {
  person: string;
  name: string;
  kind: "block" | "mute";
  created: number;
}

/** For how many days what is kept, 0 for as long as there is this server; and whom to write to. */
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

/** How far a game is at the first start, when its rules are compiled.
 *
 * `share`: how much of it is done, from 0 to 1. `left`: the seconds that are left, where they are known.
 * A game can be played once it is `loading` or `ready`.
 */
export interface GamePrepared {
  name: string;
  stage: "compiling" | "failed" | "loading" | "ready" | "waiting";
  share: number;
  left: number | null;
}

/** How far the games of this node are, in the order in which they are prepared. */
export interface PreparationShown {
  ready: boolean;
  games: GamePrepared[];
}

/** Mine, with those first that wait for me. */
export interface MyTables {
  tables: TableLine[];
}

/** What is listed: tables to join, the newest first, and those being played, the liveliest first. */
export interface Lobby {
  tables: TableLine[];
  playing: TableLine[];
}

/** What happened at a table. */
export interface Log {
  seq: number;
  happened: Happening[];
}

/** A match as it was after a number of moves, to the one who asks. */
export interface Position {
  number: number;
  moves: string[];
  points: number[];
  view: Record<string, unknown>;
}

/** What was said, the oldest first. */
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

/** How a node is. */
export interface Health {
  status: "ok" | "preparing" | "stopping" | "unavailable";
  version: string;
}

/** To be told what happens at a table; all after action `after` comes at once. */
export interface Watch {
  type: "watch";
  table: string;
  after?: number;
}

/** To be told no more. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Is the connection alive? Answered with pong. */
export interface Ping {
  type: "ping";
}

/** The answer to watch: the table as it is, and what happened since the number that was named. */
export interface State {
  type: "state";
  table: string;
  seq: number;
  state: TableShown;
  happened: Happening[];
}

/** Something happened at a table. */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  happening: Happening;
  state: TableShown;
}

/** Someone said something; `seq` is where the table stands. */
export interface Chatted {
  type: "chat";
  table: string;
  seq: number;
  line: ChatLine;
}

/** Something happened at a table where I sit; `turn`: it is mine. */
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

/** A message that was refused. */
export interface Wrong {
  type: "error";
  error: ErrorShown;
  table: string | null;
}

/** What comes with the page of a table: who asks for it, and what watching it is answered with. */
export interface Opening {
  me: Me | null;
  watched: State;
}

/** What goes into the websocket. */
export type FromClient = Watch | Unwatch | Ping;

/** What comes out of the websocket. */
export type FromServer = State | Update | Chatted | Mine | Pong | Wrong;
