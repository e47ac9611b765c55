// Alhambra in words: names of elements for those who do not see them, and moves as sentences.
import type { TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { type AlhambraView, CURRENCIES, type Currency, type Type, building, currencyOf, priceOf, read, valueOf } from "./moves";

export const typeName = (type: Type | "fountain") => t("alhambra-type", { type });
export const moneyName = (money: Currency) => t("alhambra-money", { money });
export const cardName = (card: string) => t("alhambra-card", { money: currencyOf(card), n: valueOf(card) });
/** "tower 9": as a person calls it at a table. */
export const shortName = (tile: string) => t("alhambra-tile", { type: building(tile).type, n: building(tile).price });
/** The same as what is bought or laid: in Icelandic another case. */
const objectName = (tile: string) => t("alhambra-tile-of", { type: building(tile).type, n: building(tile).price });

/** "tower 9, walls: north, west". */
export function tileName(tile: string): string {
  const { type, walls } = building(tile);
  if (type === "fountain") return typeName(type);
  const sides = [...walls].map((side) => t("alhambra-side", { side })).join(", ");
  return `${shortName(tile)}, ${walls ? t("alhambra-walls", { walls: sides }) : t("alhambra-no-walls")}`;
}

/** Where a place is, seen from the fountain. */
export function spotName(x: number, y: number): string {
  const parts = [];
  if (x !== 0) parts.push(t("alhambra-step", { n: Math.abs(x), way: x > 0 ? "right" : "left" }));
  if (y !== 0) parts.push(t("alhambra-step", { n: Math.abs(y), way: y > 0 ? "up" : "down" }));
  return parts.length > 0 ? t("alhambra-spot", { where: parts.join(", ") }) : t("alhambra-centre");
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const listed = (parts: readonly string[]) => (parts.length > 0 ? parts.join(", ") : t("alhambra-empty"));
export const scoringName = (scorings: number) => t("alhambra-scoring", { n: scorings });
export const cardsInWords = (cards: readonly string[]) => cards.map(cardName).join(", ");

/** A move as it stands in the log. What the move alone does not tell comes from the server's sentence. */
export function tell(move: string, told: string): string {
  const found = read(move);
  if (found === null) return told;
  const wall = Number(/longest wall (\d+)/.exec(told)?.[1] ?? 0);
  switch (found.kind) {
    case "take":
      return t("alhambra-log-take", { cards: cardsInWords(found.cards) });
    case "buy": {
      const tile = /buys (\S+)/.exec(told)?.[1];
      return tile ? bought(tile, found.square) : told;
    }
    case "pay": {
      const over = Number(/(\d+) too much/.exec(told)?.[1] ?? 0);
      return paid(found.card, told.includes("exactly") ? "exact" : over > 0 ? "over" : "part", over);
    }
    case "place":
    case "build":
      return t("alhambra-log-build", { tile: objectName(found.tile), where: spotName(found.x, found.y), wall });
    case "reserve":
      return t(told.startsWith("leaves") ? "alhambra-log-left" : "alhambra-log-reserve", { tile: objectName(found.tile) });
    case "store":
      return t("alhambra-log-store", { tile: objectName(found.tile), wall });
    case "swap":
      return t("alhambra-log-swap", { tile: objectName(found.tile), old: objectName(found.old), wall });
    case "dirk":
      return t("alhambra-log-dirk", { tile: objectName(found.tile) });
    default:
      return t(found.kind === "stop" ? "alhambra-log-stop" : "alhambra-log-pass");
  }
}

const bought = (tile: string, square: number) =>
  t("alhambra-log-buy", { tile: objectName(tile), price: building(tile).price, money: CURRENCIES[square] ?? "yellow" });
const paid = (card: string, how: "exact" | "over" | "part", over: number) => t("alhambra-log-pay", { card: cardName(card), how, over });

export const todo = (table: TableModel): string => capital(toDo(table));

function toDo(table: TableModel): string {
  const view = table.shown as AlhambraView;
  const tile = table.path[0]?.slice(5);
  if (tile) {
    const fresh = view.waiting.includes(tile);
    const kept = view.players[table.seat]?.reserve.includes(tile);
    if (!fresh && !kept) return t("alhambra-todo-store", { tile: shortName(tile) });
    if (fresh) return t("alhambra-todo-place", { tile: shortName(tile), dirk: view.dirk && view.phase !== "awards" ? "yes" : "no" });
    return t("alhambra-todo-build", { tile: shortName(tile) });
  }
  if (table.ready) return t("alhambra-todo-confirm");
  if (view.buying) return t("alhambra-todo-pay", { price: priceOf(view, view.buying.square), money: CURRENCIES[view.buying.square] ?? "yellow", tile: shortName(view.market[view.buying.square] ?? "") });
  if (view.phase === "awards") return t("alhambra-todo-award");
  if (view.phase === "placing") return t("alhambra-todo-waiting");
  if (view.further) return t("alhambra-todo-further");
  if (table.options.has("pass")) return t("alhambra-todo-pass");
  return t("alhambra-todo-act");
}

/** The turn so far, short: a purchase with its payment is one thing. */
export function summary(table: TableModel): string {
  const { seat, moves } = table;
  const viewAt = (count: number) => (count === 0 ? table.view : (table.stages[count - 1]?.view ?? table.shown)) as AlhambraView;
  const parts: string[] = [];
  moves.forEach((move, place) => {
    const found = read(move);
    const [view, after] = [viewAt(place), viewAt(place + 1)];
    if (found?.kind === "buy") {
      const rest = moves.slice(place + 1);
      const other = rest.findIndex((one) => !one.startsWith("pay "));
      const paid = (other < 0 ? rest : rest.slice(0, other)).map((one) => Number(one.slice(5)));
      const over = paid.reduce((all, value) => all + value, 0) - priceOf(view, found.square);
      const how = over === 0 ? "exact" : over > 0 ? "over" : "part";
      parts.push(t("alhambra-sum-buy", { tile: shortName(view.market[found.square] ?? ""), cards: paid.join(" + ") || "?", money: CURRENCIES[found.square] ?? "yellow", how, over }));
    } else if (found?.kind === "place" || found?.kind === "build") {
      parts.push(t("alhambra-sum-build", { tile: shortName(found.tile), wall: after.players[seat]?.wall ?? 0 }));
    } else if (found && found.kind !== "pay" && found.kind !== "stop") {
      parts.push(tell(move, `longest wall ${after.players[seat]?.wall ?? 0}`));
    }
  });
  const tile = table.path[0]?.slice(5);
  if (tile) parts.push(`${shortName(tile)}: ?`);
  return parts.length > 0 ? parts.join(" · ") : t("alhambra-nothing");
}
