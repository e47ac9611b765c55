// Texts for screen readers at a table: the actions of others, scorings, and the next step.
import type { Game } from "../../games/game";
import type { Happening, TableShown } from "../../generated/wire";
import type { TableModel } from "../../table/table.svelte";
import { t } from "../../words/i18n.svelte";
import { namesOf } from "../../words/player-names";
import { signed } from "../../words/score-format";
import { actorName, eventText, resultOf, scoringsOf } from "./event-text";

/** Return the texts that announce an event: nothing of my own actions but what they score. */
export function announcementsOf(game: Game, table: TableModel, happening: Happening, before: TableShown): string[] {
  if (happening.kind === "sit" || happening.kind === "stand") return seatText(table, happening, before);
  if (happening.kind === "abandon" && table.playing) return []; // a proposal, which AbandonRequest announces
  const mine = table.state?.you.length === 1 && table.state.you[0] === happening.seat;
  const actor = happening.seat === null ? "" : `${actorName(table, happening)}: `;
  return [
    ...(mine ? [] : [`${actor}${eventText(game, table, happening)}`]),
    ...scoringsOf(game, table, happening).map(({ sentence }) => sentence),
  ];
}

/** Return the player who joins or leaves a waiting table, except myself. */
function seatText(table: TableModel, { kind, seat }: Happening, before: TableShown): string[] {
  const now = table.state;
  if (seat === null || !now || [...before.you, ...now.you].includes(seat)) return [];
  if (kind === "sit") return [t("seat-taken-by", { name: table.names[seat] ?? "" })];
  return [t("seat-left-by", { name: namesOf(before.seats)[seat] ?? "" })];
}

/** Return whose turn it is, or that the match is over. */
export function statusOf(table: TableModel): string {
  if (!table.state) return "";
  if (table.state.status === "over") return t("finished");
  if (table.mine)
    return table.state.you.length > 1 ? t("turn-of", { name: table.names[table.seat] ?? "" }) : t("your-turn");
  const turn = table.state.turn;
  return turn === null ? "" : t("waiting-for", { name: table.names[turn] ?? "" });
}

/** Return what I can do now: the turn so far with its points when it is complete, else the next step; or the result. */
export function promptOf(game: Game, table: TableModel): string {
  if (!table.state) return "";
  if (table.state.status === "over") return resultOf(game, table);
  const status = statusOf(table);
  // A bot moves at once and its move is announced, but the wait for a person can be long.
  if (!table.mine)
    return table.state.you.length > 0 && table.seats[table.state.turn ?? -1]?.kind === "person" ? status : "";
  if (table.sending || (table.moves.length > 0 && !table.preview)) return ""; // the answer is on its way
  if (!table.begun) return `${status}. ${game.todo(table)}`;
  return table.ready ? [turnText(game, table), game.todo(table)].join(". ") : game.todo(table);
}

/** Return the turn so far, and its points as far as they are not in its words. */
function turnText(game: Game, table: TableModel): string {
  const summary = game.summary(table);
  const { gain, loss } = game.points(table);
  const points = [gain, loss === null ? null : -loss].flatMap((value) =>
    value === null || summary.includes(signed(value)) ? [] : [signed(value)],
  );
  return [summary, ...points].join(". ");
}
