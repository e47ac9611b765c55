import { pointsOf } from "../../lib/points";
import type { TableModel, View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import { lead } from "./lesson";
import { type AlhambraView, steps } from "./moves";
import { partsOf, scoring } from "./sheet";
import { scoringName, summary, tell, todo } from "./words";

const game: Game = {
  Board,
  steps,
  tell,
  todo,
  summary,
  lead,
  points: pointsOf,
  scoring,
  // Points come in the three scorings only.
  scored: (_happening, nth) => t("alhambra-scored", { n: nth - 1 }),
  paid: (table, happening, nth) => partsOf(table, happening, nth - 1),
  facts(view: View) {
    const { bag, deck, scorings } = view as AlhambraView;
    return [
      { icon: scorings === 0 ? "al-score-a" : scorings === 1 ? "al-score-b" : "i-flag", label: t("alhambra-next"), value: scoringName(scorings) },
      { icon: "i-bag", label: t("alhambra-bag"), value: String(bag) },
      { icon: "al-deck", label: t("alhambra-deck"), value: String(deck) },
    ];
  },
  warning(table: TableModel) {
    const { bag, phase, players } = table.view as AlhambraView;
    if (phase === "awards") return t("alhambra-ends");
    return bag <= players.length ? t("alhambra-last-tiles", { bag }) : null;
  },
};

export default game;
