import type { View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import { lead } from "./lesson";
import { gainOf } from "./making.svelte";
import { type AlhambraView, TYPES, steps } from "./moves";
import { standings } from "./scoring";
import { capital, scoringName, summary, tell, todo, typeName } from "./words";

const game: Game = {
  Board,
  steps,
  tell,
  todo,
  summary,
  lead,
  points(table) {
    const gain = gainOf(table);
    return { gain: gain > 0 ? gain : null, loss: gain < 0 ? -gain : null };
  },
  facts(view: View) {
    const { bag, deck, scorings } = view as AlhambraView;
    return [
      { icon: scorings === 0 ? "al-score-a" : scorings === 1 ? "al-score-b" : "i-flag", label: t("alhambra-next"), value: scoringName(scorings) },
      { icon: "i-bag", label: t("alhambra-bag"), value: String(bag) },
      { icon: "al-deck", label: t("alhambra-deck"), value: String(deck) },
    ];
  },
  /** The last scoring line by line; what was won before it is the first line. */
  scoring(view: View) {
    const alhambra = { ...(view as AlhambraView), scorings: 2 };
    const seats = alhambra.players.map((_, seat) => seat);
    const lines = TYPES.map((type) => {
      const all = standings(alhambra, type);
      return { label: capital(typeName(type)), points: seats.map((seat) => all[seat]?.points ?? 0) };
    });
    lines.push({ label: t("alhambra-wall"), points: alhambra.players.map(({ wall }) => wall) });
    const before = seats.map((seat) => (alhambra.players[seat]?.points ?? 0) - lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    return [{ label: t("alhambra-before"), points: before }, ...lines];
  },
};

export default game;
