import { turnGain } from "../../table/turn-gain";
import type { TableModel, View } from "../../table/table.svelte";
import { t, words } from "../../words/i18n.svelte";
import type { Happening, Scoring } from "../../generated/wire";
import type { Game, ScoreLine, ScoringEvent } from "../game";
import Board from "./Board.svelte";
import type { HomeEffect } from "./effects";
import { type HomeView, steps } from "./steps";
import { partName, refuse, sheetLine, summary, tell, todo } from "./text";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** Return the lines of a part of the score sheets; a line that several houses have appears once. */
function partsOf({ players }: HomeView, place: number): ScoreLine[] {
  const rows = new Map<string, (number | null)[]>();
  players.forEach(({ sheet }, seat) => {
    for (const line of sheet[place]?.lines ?? []) {
      const label = capital(sheetLine(line, true));
      const row = rows.get(label) ?? players.map(() => null);
      row[seat] = (row[seat] ?? 0) + line.points;
      rows.set(label, row);
    }
  });
  return [...rows].map(([label, points]) => ({ label, points }));
}

const LABELS: Record<string, () => string> = {
  roof: () => partName("roof"),
  windows: () => capital(t("dreamhome-line-windows", { n: 0 })),
};
const labelOf = (what: string) => LABELS[what]?.() ?? what;

function scoredBy({ lines }: Scoring): ScoringEvent {
  const points = (lines[0]?.points ?? []).map((_, seat) =>
    lines.reduce((all, line) => all + (line.points[seat] ?? 0), 0),
  );
  return {
    what: t("dreamhome-final"),
    points,
    lines: lines.map(({ what, points }) => ({ label: labelOf(what), points })),
  };
}

const game: Game = {
  Board,
  steps,
  tell: (effect) => tell(effect as unknown as HomeEffect),
  refuse,
  todo,
  summary,
  points: turnGain,
  hasSheet: true,
  // The points of a room are part of its move; only the end pays the roofs.
  scored: ({ scorings }: Happening) => scorings.map(scoredBy),
  facts(view: View) {
    const { round, rounds } = view as HomeView;
    return [{ icon: "i-table", label: t("dreamhome-round"), value: `${round}/${rounds}` }];
  },
  warning(table: TableModel) {
    return (table.view as HomeView).last_round ? t("dreamhome-last-round") : null;
  },
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
