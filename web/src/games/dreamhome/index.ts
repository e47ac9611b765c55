import { pointsOf } from "../../lib/points";
import type { TableModel, View } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Game, ScoreLine } from "../game";
import Board from "./Board.svelte";
import { type HomeView, ROUNDS, steps } from "./moves";
import { partName, sheetLine, summary, tell, todo } from "./words";

/** The lines of a part of the score sheets: those that several houses have are one line. */
function partsOf({ players }: HomeView, place: number): ScoreLine[] {
  const found = new Map<string, (number | null)[]>();
  players.forEach(({ sheet }, seat) => {
    for (const [line, points] of sheet[place]?.lines ?? []) {
      const label = sheetLine(line);
      const row = found.get(label) ?? players.map(() => null);
      row[seat] = (row[seat] ?? 0) + points;
      found.set(label, row);
    }
  });
  return [...found].map(([label, points]) => ({ label, points }));
}

const game: Game = {
  Board,
  steps,
  tell,
  todo,
  summary,
  points: pointsOf,
  hasSheet: true,
  // A room's points are told with it; at the end the roofs, and what helpers change, count for all.
  scored: ({ scored, seat }) => (scored.some((points, one) => points !== 0 && one !== seat) ? t("dreamhome-final") : null),
  facts(view: View) {
    return [{ icon: "i-table", label: t("dreamhome-round"), value: `${(view as HomeView).round}/${ROUNDS}` }];
  },
  warning: (table: TableModel) => ((table.view as HomeView).round === ROUNDS ? t("dreamhome-last-round") : null),
  scoring(table: TableModel) {
    const view = table.state?.view as HomeView;
    return (view.players[0]?.sheet ?? []).map(({ part }, place) => ({
      label: partName(part),
      points: view.players.map(({ sheet }) => sheet[place]?.points ?? null),
      parts: () => partsOf(view, place),
    }));
  },
};

export default game;
