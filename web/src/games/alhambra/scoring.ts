// The scorings of Alhambra line by line, as the log shows them.
import type { TableModel } from "../../table/table.svelte";
import { capital, t } from "../../words/i18n.svelte";
import type { Happening, Scoring } from "../../generated/wire";
import type { ScoreLine, ScoringEvent } from "../game";
import type { Type } from "./steps";
import { typeName } from "./text";

const lineOf = ({ what, points }: Scoring["lines"][number]): ScoreLine => ({
  label: what === "wall" ? t("alhambra-wall") : capital(typeName(what as Type)),
  points,
});

function scoredBy({ name, lines }: Scoring): ScoringEvent {
  const points = (lines[0]?.points ?? []).map((_, column) =>
    lines.reduce((all, line) => all + (line.points[column] ?? 0), 0),
  );
  return { what: t("alhambra-scored", { scoring: name }), points, lines: lines.map(lineOf) };
}

export const scored = ({ scorings }: Happening): ScoringEvent[] => scorings.map(scoredBy);

export function scoring(table: TableModel): ScoreLine[] {
  return table.log
    .flatMap(scored)
    .map(({ what, points, lines }) => ({ label: what, points, parts: () => lines ?? [] }));
}
