// A board for any game: a list of the legal moves. It makes every game playable before it has its own board.
import { turnGain } from "../../table/turn-gain";
import type { Game } from "../game";
import { t } from "../../words/i18n.svelte";
import Board from "./Board.svelte";

const game: Game = {
  Board,
  steps: (move) => [move],
  tell: (_effect, sentence) => sentence,
  refuse: () => null,
  todo: () => t("plain-todo"),
  summary: (table) => table.moves.join(" · "),
  points: turnGain,
  scored: () => [],
  facts: () => [],
  warning: () => null,
  scoring: () => [],
};

export default game;
