// Events in sentences: for the log, the review and the live region.
import type { Game, ExtraScorer, ScoringEvent } from "../../games/game";
import type { Happening } from "../../generated/wire";
import { signed, written } from "../../words/score-format";
import type { TableModel, View } from "../../table/table.svelte";
import { t } from "../../words/i18n.svelte";

export const playerName = (table: TableModel, seat: number | null) => (seat === null ? "" : (table.names[seat] ?? ""));

/** Return the name of the player who acted: a seat that a bot has taken over had another name before. */
export function actorName(table: TableModel, { seat, seq }: Happening): string {
  const left = table.log.find((one) => one.kind === "leave" && one.seat === seat && one.seated !== null);
  return (left && seq <= left.seq ? left.seated?.name : null) ?? playerName(table, seat);
}

/** Return an action as a sentence that follows the player's name. */
export function eventText(game: Game, table: TableModel, happening: Happening): string {
  if (happening.kind === "turn") {
    const sentences =
      game.tellTurn?.(happening.deeds) ??
      happening.deeds.map((effect, place) => game.tell(effect, happening.told[place] ?? ""));
    return sentences.join("; ");
  }
  const sentence = t(`log-${happening.kind}`, { why: happening.why ?? "" });
  if (happening.kind !== "leave" || happening.seated === null) return sentence;
  return `${sentence}; ${t("log-taken-over", { bot: playerName(table, happening.seat) })}`;
}

/** Return the winner or winners as a headline. */
export function headlineOf(table: TableModel): string {
  const winners = table.state?.outcome?.winners ?? [];
  if (winners.length === 0) return t("no-winner");
  const you = table.state?.you ?? [];
  if (winners.length === 1 && you.length === 1 && you[0] === winners[0]) return t("you-won");
  return t("won", { names: winners.map((seat) => playerName(table, seat)).join(", "), count: winners.length });
}

/** Return the reason for the end of the match. */
export function endingOf(table: TableModel): string {
  const outcome = table.state?.outcome;
  return outcome ? t("ended-by", { why: outcome.why, name: playerName(table, outcome.seat) }) : t("finished");
}

/** Return the result in one text: the winner, the reason for the end, and everyone's points. */
export function resultOf(game: Game, table: TableModel): string {
  const outcome = table.state?.outcome;
  if (!outcome) return endingOf(table);
  const totals = [
    ...outcome.points.map((points, seat) => `${playerName(table, seat)}: ${written(points)}`),
    ...othersOf(game, table).map(({ name, points }) => `${name}: ${written(points)}`),
  ];
  return `${headlineOf(table)}. ${endingOf(table)} ${t("total")}. ${totals.join(", ")}`;
}

/** Return those who score but have no seat. */
export const othersOf = (game: Game, table: TableModel): ExtraScorer[] =>
  (table.state?.view && game.others?.(table.state.view as View)) || [];

/** Return the scorings of a turn apart from its moves, such as the end of a round, each with a sentence. */
export function scoringsOf(
  game: Game,
  table: TableModel,
  happening: Happening,
): (ScoringEvent & { sentence: string })[] {
  if (happening.kind !== "turn") return [];
  const names = [...table.names, ...othersOf(game, table).map(({ name }) => name)];
  return game.scored(happening, table).map((scored) => ({
    ...scored,
    // A colon separates them, because the names of bots end in numbers.
    sentence: `${scored.what}. ${scored.points.map((points, place) => `${names[place] ?? ""}: ${signed(points)}`).join(", ")}`,
  }));
}
