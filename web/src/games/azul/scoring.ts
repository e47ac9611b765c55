// The points of Azul line by line, from what the view and the log tell.
import type { TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Happening } from "../../wire";
import type { ScoreLine, Scored } from "../game";
import { type AzulView, type Bonus, COLOURS, type Colour, type Player } from "./moves";

type Kind = "rows" | "columns" | "colours";
const KINDS: readonly Kind[] = ["rows", "columns", "colours"];
const PARTS: Record<Kind, (one: number | Colour) => string> = {
  rows: (row) => t("azul-score-row", { n: Number(row) + 1 }),
  columns: (column) => t("azul-score-column", { n: Number(column) + 1 }),
  colours: (colour) => t("azul-score-colour", { colour }),
};

const bonusOf = (player: Player | undefined, kind: Kind) => player?.bonuses?.[kind] as Bonus<number | Colour> | undefined;
/** The bonuses of the end, all together. */
export const bonus = (player: Player | undefined) => KINDS.reduce((sum, kind) => sum + (bonusOf(player, kind)?.points ?? 0), 0);

/** The bonuses of each seat that a turn brought: the last one that scored, where they make a difference. */
function bonusesIn(table: TableModel, happening: Happening): number[] | null {
  if (table.log.findLast(({ kind, scored }) => kind === "turn" && scored.length > 0)?.seq !== happening.seq) return null;
  const bonuses = ((table.state?.view as AzulView | null)?.players ?? []).map(bonus);
  return bonuses.some((points) => points > 0) ? bonuses : null;
}

/**
 * Points come at the end of a round only; on the grey wall each seat lays its own tiles then. The last turn has the
 * bonuses of the end in it, too, which are told by themselves.
 */
export function scored(happening: Happening, table?: TableModel): Scored[] {
  if (happening.scored.length === 0) return [];
  const laid = happening.moves.every((move) => move.startsWith("w"));
  const bonuses = table ? bonusesIn(table, happening) : null;
  const what = laid ? t("azul-score-wall") : t("azul-round-ends", { n: happening.round ?? 0 });
  const tiling = { what, points: happening.scored.map((points, seat) => points - (bonuses?.[seat] ?? 0)) };
  return bonuses ? [tiling, { what: t("azul-game-ends"), points: bonuses }] : [tiling];
}

/** Every row, column or colour that somebody has completed. */
function bonusParts(players: readonly Player[], kind: Kind): ScoreLine[] {
  const complete = new Set(players.flatMap((player) => bonusOf(player, kind)?.complete ?? []));
  const place = (one: number | Colour) => (typeof one === "number" ? one : COLOURS.indexOf(one));
  return [...complete].sort((a, b) => place(a) - place(b)).map((one) => ({
    label: PARTS[kind](one),
    points: players.map((player) => {
      const mine = bonusOf(player, kind);
      return mine?.complete.includes(one) ? mine.each : 0;
    }),
  }));
}

/** What each round brought, also one that brought nothing. On the grey wall the seats lay their tiles in turns of their own. */
export function roundsOf(log: readonly Happening[]): number[][] {
  const rounds = new Map<number, number[]>();
  for (const { kind, round, scored } of log) {
    if (kind !== "turn" || round === null || scored.length === 0) continue; // a match that was brought in is all in one
    const before = rounds.get(round);
    rounds.set(round, scored.map((points, seat) => points + (before?.[seat] ?? 0)));
  }
  return [...rounds.values()];
}

export function scoring(table: TableModel): ScoreLine[] {
  const { players } = table.state?.view as AzulView;
  const over = players.some(({ bonuses }) => bonuses !== undefined);
  const rounds = roundsOf(table.log);
  const lines: ScoreLine[] = [
    {
      label: t("azul-score-wall"),
      points: players.map((player) => player.points - bonus(player)),
      ...(rounds.length > 0 && {
        parts: () =>
          rounds.map((scored, place) => ({
            label: t("azul-score-round", { n: place + 1 }),
            points: scored.map((points, seat) => (over && place === rounds.length - 1 ? points - bonus(players[seat]) : points)),
          })),
      }),
    },
  ];
  if (!over) return rounds.length > 0 ? lines : [];
  const of = (kind: Kind, label: string): ScoreLine => ({ label, points: players.map((player) => bonusOf(player, kind)?.points ?? null), parts: () => bonusParts(players, kind) });
  return [...lines, of("rows", t("azul-score-rows")), of("columns", t("azul-score-columns")), of("colours", t("azul-score-colours"))];
}
