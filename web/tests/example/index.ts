import { turnGain } from "../../src/table/turn-gain";
import { t } from "../../src/words/i18n.svelte";
import type { Game } from "../../src/games/game";
import Board from "./Board.svelte";
import { steps } from "./steps";

const game: Game = {
  Board,
  steps,
  tell: ({ heap, stones }) => t("nim-takes", { heap: Number(heap), stones: Number(stones) }),
  refuse: ({ because }) => t(`nim-refused-${because}`),
  todo: ({ path }) => t(path.length === 0 ? "nim-choose-heap" : "nim-choose-stones"),
  summary: ({ effects }) => effects.map((effect) => game.tell(effect, "")).join(" · "),
  points: turnGain,
  scored: () => [],
  facts: () => [],
  warning: () => null,
  scoring: () => [],
};

export default game;
