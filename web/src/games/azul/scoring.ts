// The points of Azul line by line, from what the view and the log show; and how near the end is.
import type { TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Happening } from "../../wire";
import type { ScoreLine } from "../game";
import { type AzulView, COLOURS, type Player, SIZE } from "./moves";

type Bonus = "rows" | "columns" | "colours";
const NUMBERS = Array.from({ length: SIZE }, (_, number) => number);

/** Which of a wall's rows, columns or colours are complete. */
function complete({ wall }: Player, kind: Bonus): boolean[] {
  if (kind === "rows") return wall.map((row) => row.every((tile) => tile !== null));
  if (kind === "columns") return NUMBERS.map((column) => wall.every((row) => row[column] != null));
  return COLOURS.map((colour) => wall.flat().filter((tile) => tile === colour).length === SIZE);
}

function bonusParts(players: readonly Player[], kind: Bonus): ScoreLine[] {
  const done = players.map((player) => complete(player, kind));
  const each = (seat: number) => (players[seat]?.bonuses?.[kind] ?? 0) / Math.max(1, done[seat]?.filter(Boolean).length ?? 1);
  const label = (number: number) =>
    kind === "colours" ? t("azul-score-colour", { colour: COLOURS[number] ?? "blue" }) : t(kind === "rows" ? "azul-score-row" : "azul-score-column", { n: number + 1 });
  return NUMBERS.filter((number) => done.some((mine) => mine[number])).map((number) => ({
    label: label(number),
    points: done.map((mine, seat) => (mine[number] ? each(seat) : 0)),
  }));
}

/** What each round brought, also one that brought nothing. On the grey wall the seats lay their tiles in turns of their own. */
export function roundsOf(log: readonly Happening[]): number[][] {
  const rounds: number[][] = [];
  let fresh = true;
  for (const { kind, moves, scored } of log) {
    if (kind !== "turn") continue; // one that was brought in is all in one
    fresh ||= moves.some((move) => !move.startsWith("w"));
    if (scored.length === 0) continue;
    const last = rounds.at(-1);
    if (fresh || !last) rounds.push([...scored]);
    else scored.forEach((points, seat) => (last[seat] = (last[seat] ?? 0) + points));
    fresh = false;
  }
  return rounds;
}

export function scoring(table: TableModel): ScoreLine[] {
  const { players } = table.state?.view as AzulView;
  const over = players.some(({ bonuses }) => bonuses !== undefined);
  const bonus = (seat: number) => Object.values(players[seat]?.bonuses ?? {}).reduce((sum, points) => sum + points, 0);
  const rounds = roundsOf(table.log);
  const lines: ScoreLine[] = [
    {
      label: t("azul-score-wall"),
      points: players.map(({ points }, seat) => points - bonus(seat)),
      ...(rounds.length > 0 && {
        parts: () =>
          rounds.map((scored, place) => ({
            label: t("azul-score-round", { n: place + 1 }),
            points: scored.map((points, seat) => (over && place === rounds.length - 1 ? points - bonus(seat) : points)),
          })),
      }),
    },
  ];
  if (!over) return rounds.length > 0 ? lines : [];
  const of = (kind: Bonus, label: string): ScoreLine => ({ label, points: players.map(({ bonuses }) => bonuses?.[kind] ?? null), parts: () => bonusParts(players, kind) });
  return [...lines, of("rows", t("azul-score-rows")), of("columns", t("azul-score-columns")), of("colours", t("azul-score-colours"))];
}

/** A row of a wall that lacks one tile, or none once its full pattern line is emptied onto it. */
export function closing(view: AzulView): { seat: number; row: number; full: boolean } | null {
  const found = view.players.flatMap(({ wall, lines }, seat) =>
    wall.flatMap((row, number) => {
      const gaps = row.filter((tile) => tile === null).length;
      const line = lines[number];
      return gaps === 1 && line ? [{ seat, row: number, full: line.tiles === line.spaces }] : [];
    }),
  );
  return found.find(({ full }) => full) ?? found[0] ?? null;
}
