import type { TableModel, View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import type { AzulDeed } from "./deeds";
import { type AzulView, steps } from "./moves";
import { points } from "./points";
import { scored, scoring } from "./scoring";
import { inBag, refuse, summary, tell, todo } from "./words";

const game: Game = {
  Board,
  steps,
  tell: (deed) => tell(deed as unknown as AzulDeed),
  refuse,
  todo,
  summary,
  points,
  scoring,
  scored,
  facts(view: View) {
    const azul = view as AzulView;
    return [
      { icon: "i-table", label: t("azul-round"), value: String(azul.round) },
      { icon: "i-bag", label: t("azul-bag"), value: inBag(azul.bag) },
      { icon: "i-lid", label: t("azul-lid"), value: inBag(azul.lid) },
    ];
  },
  warning(table: TableModel) {
    const { ending } = table.view as AzulView;
    if (ending === null) return null;
    return t("azul-last-round", { name: table.names[ending.seat] ?? "", row: ending.row + 1, sure: ending.sure ? "yes" : "no" });
  },
};

export default game;
