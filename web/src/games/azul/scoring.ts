// The points of Azul line by line, as the log shows them. The view has the completed rows, columns and colours.
import type { TableModel } from "../../table/table.svelte";
import { t } from "../../words/i18n.svelte";
import type { Happening, Scoring } from "../../generated/wire";
import type { ScoreLine, ScoringEvent } from "../game";
import { type AzulView, type Bonus, COLOURS, type Colour, type Player } from "./steps";

type Kind = "rows" | "columns" | "colours";
type Points = readonly number[];

/** The name of one row, column or colour. */
const PARTS: Record<Kind, (one: number | Colour) => string> = {
  rows: (row) => t("azul-score-row", { n: Number(row) + 1 }),
  columns: (column) => t("azul-score-column", { n: Number(column) + 1 }),
  colours: (colour) => t("azul-score-colour", { colour }),
};
const LABELS: Record<string, () => string> = {
  wall: () => t("azul-score-wall"),
  floor: () => t("azul-score-floor"),
  rows: () => t("azul-score-rows"),
  columns: () => t("azul-score-columns"),
  colours: () => t("azul-score-colours"),
};
const labelOf = (what: string) => LABELS[what]?.() ?? what;

const added = (one: Points | undefined, other: Points): Points =>
  one ? other.map((points, seat) => points + (one[seat] ?? 0)) : other;
const summed = (all: readonly Points[]): Points => all.reduce<Points | undefined>(added, undefined) ?? [];

/** Return a seat's points in one kind of line, summed over the scorings; 0 if none has it. */
export const broughtTo = (scorings: readonly Scoring[], what: string, seat: number): number =>
  summed(scorings.flatMap(({ lines }) => lines.filter((line) => line.what === what).map(({ points }) => points)))[
    seat
  ] ?? 0;

/**
 * Return the scorings of an event. On the grey wall each seat places its tiles at the end of a round. Bonuses are
 * included if there are any.
 */
export function scored({ scorings, moves }: Happening): ScoringEvent[] {
  const laid = moves.every((move) => move.startsWith("w"));
  return scorings.flatMap(({ name, round, lines }) => {
    const points = summed(lines.map((line) => line.points));
    if (name === "end" && points.every((one) => one === 0)) return [];
    const what =
      name === "end" ? t("azul-game-ends") : laid ? t("azul-score-tiling") : t("azul-round-ends", { n: round ?? 0 });
    return [{ what, points, lines: lines.map((line) => ({ label: labelOf(line.what), points: line.points })) }];
  });
}

/** Return every row, column or colour that a player has completed. */
function bonusParts(players: readonly Player[], kind: Kind): ScoreLine[] {
  const bonusOf = (player: Player) => player.bonuses?.[kind] as Bonus<number | Colour> | undefined;
  const complete = new Set(players.flatMap((player) => bonusOf(player)?.complete ?? []));
  const place = (one: number | Colour) => (typeof one === "number" ? one : COLOURS.indexOf(one));
  return [...complete]
    .sort((a, b) => place(a) - place(b))
    .map((one) => ({
      label: PARTS[kind](one),
      points: players.map((player) => {
        const mine = bonusOf(player);
        return mine?.complete.includes(one) ? mine.each : 0;
      }),
    }));
}

/** Return the points of a line in each round, including zero. On the grey wall a round ends in several turns. */
export function roundsOf(scorings: readonly Scoring[], what: string): Map<number, Points> {
  const rounds = new Map<number, Points>();
  for (const { name, round, lines } of scorings) {
    const line = lines.find((one) => one.what === what);
    if (name === "round" && round !== null && line) rounds.set(round, added(rounds.get(round), line.points));
  }
  return rounds;
}

/** Return the line of the wall or the floor, round by round. */
function tilingLine(scorings: readonly Scoring[], what: string): ScoreLine {
  const rounds = roundsOf(scorings, what);
  return {
    label: labelOf(what),
    points: summed([...rounds.values()]),
    parts: () => [...rounds].map(([n, points]) => ({ label: t("azul-score-round", { n }), points })),
  };
}

export function scoring(table: TableModel): ScoreLine[] {
  const { players } = table.state?.view as AzulView;
  const scorings = table.log.flatMap((happening) => happening.scorings);
  if (scorings.length === 0) return [];
  const bonuses = scorings.find(({ name }) => name === "end")?.lines ?? [];
  return [
    ...["wall", "floor"].map((what) => tilingLine(scorings, what)),
    ...bonuses.map(({ what, points }) => ({
      label: labelOf(what),
      points,
      parts: () => bonusParts(players, what as Kind),
    })),
  ];
}
