// Alhambra in words: names of elements for screen readers, and moves as sentences.
import { signed } from "../../words/score-format";
import type { TableModel } from "../../table/table.svelte";
import { type Args, capital, t } from "../../words/i18n.svelte";
import type { Reason } from "../game";
import { type AlhambraEffect, type Pay, meant } from "./effects";
import {
  type AlhambraView,
  type Currency,
  DIRK,
  type Scoring,
  type Type,
  building,
  currencyOf,
  priceOf,
  valueOf,
} from "./steps";

export const typeName = (type: Type | "fountain") => t("alhambra-type", { type });
export const moneyName = (money: Currency) => t("alhambra-money", { money });
export const cardName = (card: string) => t("alhambra-card", { money: currencyOf(card), n: valueOf(card) });
/** Return "tower 9", a tile's name as players say it. */
export const shortName = (tile: string) => t("alhambra-tile", { type: building(tile).type, n: building(tile).price });
/** Return the same name as an object of buying or placing, which has another case in Icelandic. */
const objectName = (tile: string) => t("alhambra-tile-of", { type: building(tile).type, n: building(tile).price });

/** Return "tower 9, walls: north, west". */
export function tileName(tile: string): string {
  const { type, walls } = building(tile);
  if (type === "fountain") return typeName(type);
  const sides = [...walls].map((side) => t("alhambra-side", { side })).join(", ");
  return `${shortName(tile)}, ${walls ? t("alhambra-walls", { walls: sides }) : t("alhambra-no-walls")}`;
}

/** Return the position of a place relative to the fountain. */
export function spotName(x: number, y: number): string {
  const parts = [];
  if (x !== 0) parts.push(t("alhambra-step", { n: Math.abs(x), way: x > 0 ? "right" : "left" }));
  if (y !== 0) parts.push(t("alhambra-step", { n: Math.abs(y), way: y > 0 ? "up" : "down" }));
  return parts.length > 0 ? t("alhambra-spot", { where: parts.join(", ") }) : t("alhambra-centre");
}

export const listed = (parts: readonly string[]) => (parts.length > 0 ? parts.join(", ") : t("alhambra-empty"));
export const scoringName = (scoring: Scoring) => t("alhambra-scoring", { scoring });
export const cardsInWords = (cards: readonly string[]) => cards.map(cardName).join(", ");

/** Return a move as a line of the log. */
export function tell(effect: AlhambraEffect): string {
  switch (effect.does) {
    case "take":
      return t("alhambra-log-take", { cards: cardsInWords(effect.cards) });
    case "buy":
      return t("alhambra-log-buy", { tile: objectName(effect.tile), price: effect.price, money: effect.money });
    case "pay":
      return t("alhambra-log-pay", { card: cardName(effect.card), over: effect.over ?? "none" });
    case "place":
    case "build": {
      const [x = 0, y = 0] = effect.at.split(",").map(Number);
      return t("alhambra-log-build", {
        tile: objectName(effect.tile),
        where: spotName(x, y),
        wall: effect.wall ?? "none",
      });
    }
    case "leave":
      return t("alhambra-log-left", { tile: objectName(effect.tile) });
    case "reserve":
      return t("alhambra-log-reserve", { tile: objectName(effect.tile) });
    case "store":
      return t("alhambra-log-store", { tile: objectName(effect.tile), wall: effect.wall ?? "none" });
    case "swap":
      return t("alhambra-log-swap", {
        tile: objectName(effect.tile),
        old: objectName(effect.old),
        wall: effect.wall ?? "none",
      });
    case "dirk":
      return t("alhambra-log-dirk", { tile: objectName(effect.tile) });
    default:
      return t(effect.does === "stop" ? "alhambra-log-stop" : "alhambra-log-pass");
  }
}

/** Return the cards that pay for a purchase, by their values, and the overpayment. */
function paymentAfter(effects: readonly AlhambraEffect[], place: number): { cards: string; over: number | "none" } {
  const rest = effects.slice(place + 1);
  const other = rest.findIndex(({ does }) => does !== "pay");
  const paid = (other < 0 ? rest : rest.slice(0, other)).filter((one): one is Pay => one.does === "pay");
  return { cards: paid.map(({ card }) => valueOf(card)).join(" + ") || "?", over: paid.at(-1)?.over ?? "none" };
}

/**
 * Return a turn as lines of the log: a purchase and its payment are one line, and declining further actions is none.
 */
export function tellTurn(effects: readonly AlhambraEffect[]): string[] {
  return effects.flatMap((effect, place) => {
    const whole = effect.does === "buy" ? paymentAfter(effects, place) : null;
    if (effect.does === "buy" && whole?.over !== "none")
      return [t("alhambra-log-bought", { tile: objectName(effect.tile), money: effect.money, ...whole })];
    const repeats = effect.does === "pay" || effect.does === "stop";
    return repeats && place > 0 ? [] : [tell(effect)];
  });
}

/** Return the reason why a move is not allowed. */
export function refuse({ because, tile, old, card, ...about }: Reason): string {
  const names = {
    ...(typeof tile === "string" && { tile: shortName(tile) }),
    ...(typeof old === "string" && { old: shortName(old) }),
    ...(typeof card === "string" && { card: cardName(card) }),
  };
  return capital(t(`alhambra-refused-${because}`, { ...(about as Args), ...names }));
}

export const todo = (table: TableModel): string => capital(toDo(table));

function toDo(table: TableModel): string {
  const view = table.shown as AlhambraView;
  const tile = table.path[0]?.slice(5);
  if (table.covered) return t("alhambra-todo-show", { name: table.names[table.seat] ?? "" });
  if (tile) {
    const fresh = view.waiting.includes(tile);
    const kept = view.players[table.seat]?.reserve.includes(tile);
    if (!fresh && !kept) return t("alhambra-todo-store", { tile: shortName(tile) });
    if (fresh) return t("alhambra-todo-place", { tile: shortName(tile), dirk: table.options.has(DIRK) ? "yes" : "no" });
    return t("alhambra-todo-build", { tile: shortName(tile) });
  }
  if (table.ready) return t("alhambra-todo-confirm");
  if (view.buying)
    return t("alhambra-todo-pay", {
      price: priceOf(view, view.buying.square),
      money: view.buying.money,
      tile: shortName(view.market[view.buying.square] ?? ""),
    });
  if (view.phase === "awards") return t("alhambra-todo-award");
  if (view.phase === "placing") return t("alhambra-todo-waiting");
  if (view.further) return t("alhambra-todo-further");
  if (table.options.has("pass")) return t("alhambra-todo-pass");
  return t("alhambra-todo-act");
}

/**
 * Return the effects of the turn so far: the server's, and for moves it has not answered yet, those in their notation.
 */
function done(table: TableModel): AlhambraEffect[] {
  const known = table.effects as unknown as readonly AlhambraEffect[];
  return [...known, ...table.moves.slice(known.length).flatMap((move) => meant(move, table.shown as AlhambraView))];
}

/** Return the turn so far in short: a purchase and its payment are one part. */
export function summary(table: TableModel): string {
  const parts: string[] = [];
  const effects = done(table);
  effects.forEach((effect, place) => {
    if (effect.does === "buy") {
      parts.push(
        t("alhambra-sum-buy", { tile: shortName(effect.tile), money: effect.money, ...paymentAfter(effects, place) }),
      );
    } else if (effect.does === "place" || effect.does === "build") {
      parts.push(t("alhambra-sum-build", { tile: shortName(effect.tile), wall: effect.wall ?? "none" }));
    } else if (effect.does !== "pay" && effect.does !== "stop") {
      parts.push(tell(effect));
    }
  });
  const tile = table.path[0]?.slice(5);
  if (tile) parts.push(`${shortName(tile)}: ?`);
  else if (table.gain) parts.push(t("alhambra-sum-now", { signed: signed(table.gain) }));
  return parts.length > 0 ? parts.join(" · ") : t("alhambra-nothing");
}
