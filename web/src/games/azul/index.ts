import type { View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import { type AzulView, steps } from "./moves";
import { points } from "./points";
import { inBag, summary, tell, todo } from "./words";

const game: Game = {
  Board,
  steps,
  tell,
  todo,
  summary,
  points,
  facts(view: View) {
    const azul = view as AzulView;
    return [
      { icon: "i-table", label: t("azul-round"), value: String(azul.round) },
      { icon: "i-bag", label: t("azul-bag"), value: inBag(azul.bag) },
      { icon: "i-lid", label: t("azul-lid"), value: inBag(azul.lid) },
    ];
  },
  scoring(view: View) {
    const { players } = view as AzulView;
    const bonus = (kind: "rows" | "columns" | "colours") => players.map((player) => player.bonuses?.[kind] ?? null);
    return [
      {
        label: t("azul-score-wall"),
        points: players.map(({ points, bonuses }) =>
          bonuses ? points - bonuses.rows - bonuses.columns - bonuses.colours : points,
        ),
      },
      { label: t("azul-score-rows"), points: bonus("rows") },
      { label: t("azul-score-columns"), points: bonus("columns") },
      { label: t("azul-score-colours"), points: bonus("colours") },
    ];
  },
};

export default game;
