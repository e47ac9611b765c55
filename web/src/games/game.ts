// The interface between the page and a game: its board, the parser of its moves, and its texts.
import type { Component, Snippet } from "svelte";
import type { Happening } from "../generated/wire";
import type { Effect, TableModel, View } from "../table/table.svelte";
import type { TurnGain } from "../table/turn-gain";

export interface BoardProps {
  table: TableModel;
  /** The log and the chat, which the board places where there is room. */
  side: Snippet;
}

/** The reason why a move is not allowed, as the server reports it. */
export type Reason = Readonly<Record<string, unknown>>;

/** An essential fact about the position in one line; its parts are shown when it is opened. */
export interface StatusItem {
  icon: string;
  label: string;
  value: string;
  parts?: readonly StatusItem[];
}

/** A line of the scoring: its title, and the points of each seat. Its parts explain where they come from. */
export interface ScoreLine {
  label: string;
  points: readonly (number | null)[];
  parts?: () => ScoreLine[];
}

/**
 * A scoring of a turn apart from its moves: the points of each seat, then of `others`; lines if they add to the sum.
 */
export interface ScoringEvent {
  what: string;
  points: readonly number[];
  lines?: ScoreLine[];
}

/** A party that scores but has no seat. */
export interface ExtraScorer {
  name: string;
  icon: string;
  points: number;
}

export interface Game {
  Board: Component<BoardProps>;
  /** Return the elements that a move names, in the order of choosing. None may be the beginning of another move's. */
  steps(move: string): string[];
  /** Return the effect of a move as a sentence that follows the player's name; `sentence` is the server's, in English. */
  tell(effect: Effect, sentence: string): string;
  /** Return the moves of a turn as sentences, for games that say it shorter than move by move. */
  tellTurn?(effects: readonly Effect[]): string[];
  /** Return the reason why a move is not allowed in a sentence; null if the game has no words of its own for it. */
  refuse(reason: Reason): string | null;
  /** Return what a turn scored apart from its moves, such as the end of a round. */
  scored(happening: Happening, table: TableModel): ScoringEvent[];
  /** Return those who score but have no seat. */
  others?(view: View): ExtraScorer[];
  /** Return what I must do now. */
  todo(table: TableModel): string;
  /** Return the turn so far in words, for the bar with undo and confirm. */
  summary(table: TableModel): string;
  /** Return the points won and lost by the turn so far, shown on Confirm. */
  points(table: TableModel): TurnGain;
  facts(view: View): StatusItem[];
  /** Return whether a seat's view has secrets that others on the same screen must not see. */
  hides?(view: View): boolean;
  /** Return a warning that the end is near; null if it is not. */
  warning(table: TableModel): string | null;
  /** Return the points so far, and at the end the final scoring. */
  scoring(table: TableModel): ScoreLine[];
  /** True if the board itself shows a table of the points so far. */
  hasSheet?: boolean;
  /**
   * In a lesson, return the element that leads from these moves to the required turn; null if they lead elsewhere. Only
   * for a board on which it is not the next step of the next move.
   */
  lead?(required: readonly string[], moves: readonly string[]): string | null | undefined;
}

/** The figures in the rules of a game: at the beginning of a section by its id, after a rule by the rule's id. */
export type Figures = Readonly<Record<string, readonly Component[]>>;
