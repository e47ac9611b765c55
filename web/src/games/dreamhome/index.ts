import { pointsOf } from "../../lib/points";
import type { View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import { type HomeView, ROUNDS, steps } from "./moves";
import { partName, summary, tell, todo } from "./words";

const game: Game = {
  Board,
  steps,
  tell,
  todo,
  summary,
  points: pointsOf,
  facts(view: View) {
    return [{ icon: "i-table", label: t("dreamhome-round"), value: `${(view as HomeView).round}/${ROUNDS}` }];
  },
  scoring(view: View) {
    const { players } = view as HomeView;
    return (players[0]?.sheet ?? []).map(({ part }, place) => ({
      label: partName(part),
      points: players.map(({ sheet }) => sheet[place]?.points ?? null),
    }));
  },
};

export default game;
