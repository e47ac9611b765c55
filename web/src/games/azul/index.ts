import type { TableModel, View } from "../../table/table.svelte";
import { t } from "../../words/i18n.svelte";
import type { StatusItem, Game } from "../game";
import Board from "./Board.svelte";
import type { AzulEffect } from "./effects";
import { type AzulView, COLOURS, type Heap, steps, total } from "./steps";
import { points } from "./points";
import { scored, scoring } from "./scoring";
import { refuse, summary, tell, todo } from "./text";

/** Return the number of tiles in a heap, in total and of each colour. */
const counted = (heap: Heap): Pick<StatusItem, "value" | "parts"> => ({
  value: String(total(heap)),
  parts: COLOURS.map((colour) => ({
    icon: `az-${colour}`,
    label: t("azul-score-colour", { colour }),
    value: String(heap[colour] ?? 0),
  })),
});

const game: Game = {
  Board,
  steps,
  tell: (effect) => tell(effect as unknown as AzulEffect),
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
      { icon: "i-bag", label: t("azul-bag"), ...counted(azul.bag) },
      { icon: "i-lid", label: t("azul-lid"), ...counted(azul.lid) },
    ];
  },
  warning(table: TableModel) {
    const { ending } = table.view as AzulView;
    if (ending === null) return null;
    return t("azul-last-round", {
      name: table.names[ending.seat] ?? "",
      row: ending.row + 1,
      sure: ending.sure ? "yes" : "no",
    });
  },
};

export default game;
