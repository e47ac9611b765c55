import { nameOf } from "../../lib/names";
import type { TableModel, View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import { type AzulView, steps } from "./moves";
import { points } from "./points";
import { closing, roundsOf, scoring } from "./scoring";
import { inBag, summary, tell, todo } from "./words";

const game: Game = {
  Board,
  steps,
  tell,
  todo,
  summary,
  points,
  scoring,
  // Points come at the end of a round only; on the grey wall each seat lays its own tiles then.
  scored({ seq, moves }, _nth, log) {
    if (moves.every((move) => move.startsWith("w"))) return t("azul-score-wall");
    return t("azul-round-ends", { n: roundsOf(log.filter((one) => one.seq <= seq)).length });
  },
  facts(view: View) {
    const azul = view as AzulView;
    return [
      { icon: "i-table", label: t("azul-round"), value: String(azul.round) },
      { icon: "i-bag", label: t("azul-bag"), value: inBag(azul.bag) },
      { icon: "i-lid", label: t("azul-lid"), value: inBag(azul.lid) },
    ];
  },
  warning(table: TableModel) {
    const found = closing(table.view as AzulView);
    if (found === null) return null;
    return t("azul-last-round", { name: nameOf(table.seats[found.seat], found.seat), row: found.row + 1, sure: found.full ? "yes" : "no" });
  },
};

export default game;
