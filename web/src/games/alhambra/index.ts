import { turnGain } from "../../table/turn-gain";
import type { TableModel, View } from "../../table/table.svelte";
import { t } from "../../words/i18n.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import type { AlhambraEffect } from "./effects";
import { lead } from "./lesson";
import { type AlhambraView, steps } from "./steps";
import { scored, scoring } from "./scoring";
import { refuse, scoringName, summary, tell, tellTurn, todo } from "./text";

const game: Game = {
  Board,
  steps,
  tell: (effect) => tell(effect as unknown as AlhambraEffect),
  tellTurn: (effects) => tellTurn(effects as unknown as readonly AlhambraEffect[]),
  refuse,
  todo,
  summary,
  lead,
  points: turnGain,
  scoring,
  scored,
  others(view: View) {
    const { dirk } = view as AlhambraView;
    return dirk ? [{ name: "Dirk", icon: "al-dirk", points: dirk.points }] : [];
  },
  // An option may open all hands.
  hides: (view: View) => (view as AlhambraView).players.some(({ hand }) => hand === null),
  facts(view: View) {
    const { bag, deck, next } = view as AlhambraView;
    if (next === null) return []; // everything is scored
    const { scoring } = next;
    return [
      {
        icon: scoring === "end" ? "i-flag" : `al-score-${scoring.toLowerCase()}`,
        label: t("alhambra-next"),
        value: scoringName(scoring),
      },
      { icon: "i-bag", label: t("alhambra-bag"), value: String(bag) },
      { icon: "al-deck", label: t("alhambra-deck"), value: String(deck) },
    ];
  },
  warning(table: TableModel) {
    const { bag, phase, next } = table.view as AlhambraView;
    if (phase === "awards") return t("alhambra-ends");
    return next?.scoring === "end" && next.soon ? t("alhambra-last-tiles", { bag }) : null;
  },
};

export default game;
