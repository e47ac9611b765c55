// What the page asks of a game: its board, how its moves are read, and how they are told.
import type { Component, Snippet } from "svelte";
import type { Bringing } from "../lib/points";
import type { TableModel, View } from "../lib/table.svelte";
import type { Happening } from "../wire";

export interface BoardProps {
  table: TableModel;
  /** The log and the chat, for the board to put where there is room. */
  side: Snippet;
}

/** What a move does, as the server says it. Each game has its own kinds. */
export type Deed = Readonly<Record<string, unknown>>;
/** Why a move is not allowed, as the server says it. */
export type Reason = Readonly<Record<string, unknown>>;

/** What a player must know, in a line; its parts are to be seen when it is opened. */
export interface Fact {
  icon: string;
  label: string;
  value: string;
  parts?: readonly Fact[];
}

/** A line of the scoring: what for, and for each seat how many points. Its parts are what they come from. */
export interface ScoreLine {
  label: string;
  points: readonly (number | null)[];
  parts?: () => ScoreLine[];
}

/** What a turn scored beside its moves: each seat, then those of `others`. Its lines, where they say more than the sum. */
export interface Scored {
  what: string;
  points: readonly number[];
  lines?: ScoreLine[];
}

/** One who scores but has no seat. */
export interface Other {
  name: string;
  icon: string;
  points: number;
}

export interface Game {
  Board: Component<BoardProps>;
  /** The elements that a move names, in the order in which they are chosen. None may be the beginning of another's. */
  steps(move: string): string[];
  /** What a move does as a sentence that follows the player's name; `told` is the server's, in English. */
  tell(deed: Deed, told: string): string;
  /** The moves of a turn as sentences, where that says it shorter than each move by itself. */
  tellTurn?(deeds: readonly Deed[]): string[];
  /** Why a move is not allowed, in a sentence; null where the game has no words of its own for it. */
  refuse(reason: Reason): string | null;
  /** What else a turn scored than its moves, such as the end of a round. */
  scored(happening: Happening, table: TableModel): Scored[];
  /** Those who score beside the seats. */
  others?(view: View): Other[];
  /** What I am to do now. */
  todo(table: TableModel): string;
  /** The turn so far in words, for the bar with undo and confirm. */
  summary(table: TableModel): string;
  /** Points won and lost by the turn so far, as they are shown on Confirm. */
  points(table: TableModel): Bringing;
  facts(view: View): Fact[];
  /** Whether a seat's view has what the others at the same screen may not see. */
  hides?(view: View): boolean;
  /** That the end is near; null while it is not. */
  warning(table: TableModel): string | null;
  /** The points so far, and at the end the final scoring. */
  scoring(table: TableModel): ScoreLine[];
  /** The board has a table of the points so far itself. */
  hasSheet?: boolean;
  /**
   * In a lesson, the element that leads on from these moves to the turn asked for: null when they lead elsewhere. Only for
   * a board on which it is not the next step of the next move.
   */
  lead?(asked: readonly string[], moves: readonly string[]): string | null | undefined;
}

const LOADERS: Record<string, () => Promise<{ default: Game }>> = {
  azul: () => import("./azul/index"),
  alhambra: () => import("./alhambra/index"),
  dreamhome: () => import("./dreamhome/index"),
};

/** Load a game's chunk; a game without a board of its own gets the plain one. */
export async function loadGame(name: string): Promise<Game> {
  const load = LOADERS[name] ?? (() => import("./plain/index"));
  return (await load()).default;
}
