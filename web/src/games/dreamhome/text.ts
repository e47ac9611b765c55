// Dream Home in words: names of cards and spaces, moves as sentences, and the score sheet.
import { signed } from "../../words/score-format";
import type { TableModel } from "../../table/table.svelte";
import { t } from "../../words/i18n.svelte";
import type { Reason } from "../game";
import { viewBefore } from "./change-choice";
import type { HomeEffect, SheetLine } from "./effects";
import { type Card, type Cards, type Column, type HomeView, type Player, read, roomAt, sparesOf, steps } from "./steps";

const ROOFS = ["red", "brown", "grey", "green"].flatMap((colour) => [colour, `${colour}+`]);

/** Return the name of a card: room, roof, furnishing, tool or helper. */
export function card(id: string | null): string {
  if (id === null || id === "") return "";
  const colour = id.replace("+", "");
  if (ROOFS.includes(id)) return t("dreamhome-roof-card", { colour, window: id.endsWith("+") ? "yes" : "no" });
  return t("dreamhome-card", { card: id });
}

/** Return the same name as an object of taking or placing, which has another case in Icelandic. */
const objectName = (id: string | null) => (id === null || isRoof(id) ? card(id) : t("dreamhome-card-of", { card: id }));

// The places where long names may break on a narrow card.
const BREAKS = new RegExp(
  "(?<=bath|bed|chil|scaffold|jack|bird|tree|whirl|archi|work|handy|" + // ...room, ...dren, ...house, ...man
    "vinnu|innan|nudd|þvotta|hnatt|leikfanga|fugla|kattar|trjá|matar|gufu|birgða|þak|loft|bíl|rúm|leik|verk|" +
    "biblio|lavan|gioca|impalca|idro|idromas|guarda|riposti|piano|mappa|beto|archi|latto|arreda|forni|offi|sog|baldac|pneuma)" +
    "(?=\\p{L}{3})|(?<=dis)(?=carded$)|(?<=scar)(?=tata$)|(?<=di)(?=spensa$)|(?<=\\p{L})(?=herbergi$|kjallari$|maður$|hönnuður$|hrærivél$)",
  "gu",
);

/** Return a text with soft hyphens. They are only for display, because names are also read aloud and searched. */
export const narrow = (text: string) => text.replace(BREAKS, "\u00AD");

/** Return a card's name to print on a narrow card. */
export const printed = (id: string) => narrow(card(id));

/** Return the picture of a card in the sprite. */
export function picture(id: string): string {
  if (ROOFS.includes(id)) return `roof-${id.replace("+", "")}${id.endsWith("+") ? "-window" : ""}`;
  return id;
}

export const isRoof = (id: string | null): id is string => id !== null && ROOFS.includes(id);

export const spaceName = (space: string) =>
  t("dreamhome-space", { floor: space[0] as string, column: Number(space[1]) });
const on = (space: string) => t("dreamhome-on", { floor: space[0] ?? "", column: Number(space[1]) });
const listed = (parts: string[]) => (parts.length > 0 ? parts.join(", ") : t("dreamhome-nothing-there"));

/** Return the use of a special card: a furnishing's rooms, or the time for a tool or helper; a roof needs none. */
export function about(id: string, cards: Cards): string {
  const token = cards.furnishings[id];
  if (token) {
    const outside = token.rooms.includes("outside");
    const rooms =
      token.rooms.length > 3 ? t("dreamhome-kinds", { n: token.rooms.length }) : token.rooms.map(card).join(", ");
    return t("dreamhome-about-token", { points: token.points, rooms: outside ? t("dreamhome-outside") : rooms });
  }
  return isRoof(id) ? "" : t("dreamhome-about", { card: id });
}

/** Return a room's figures: the points of one, two and three cards, and its partner. */
export function figures(id: string, cards: Cards): string {
  const room = cards.rooms[id];
  if (!room) return "";
  const scores = t("dreamhome-scores", { points: room.points.join(" / ") });
  const annex = room.annex?.partner
    ? `, ${t("dreamhome-annex", { room: card(room.annex.partner), points: room.annex.points })}`
    : "";
  return `${scores}${annex}${room.place === "basement" ? `, ${t("dreamhome-only-basement")}` : ""}`;
}

/** Return a space of a house and its contents. */
export function inWords(player: Player, space: string): string {
  const there: Card | null = player.house[space] ?? null;
  const where = spaceName(space);
  if (!there) return t(player.free.includes(space) ? "dreamhome-free" : "dreamhome-unsupported", { where });
  if (there.room === "scaffolding") return `${where}: ${card("scaffolding")}`;
  if (there.down) return t("dreamhome-down", { where, room: card(there.room) });
  const room = roomAt(player.rooms, space);
  if (!room) return `${where}: ${card(there.room)}`;
  const parts = [card(there.room)];
  const token = room.spaces.map((one) => player.house[one]?.token ?? null).find((one) => one !== null);
  if (room.most > 1) parts.push(t("dreamhome-size", { n: room.spaces.length, most: room.most }));
  if (token) parts.push(t("dreamhome-with", { card: card(token) }));
  parts.push(t("dreamhome-points", { points: room.points }));
  return `${where}: ${parts.join(", ")}`;
}

export function roofInWords(player: Player, most: number): string {
  const faces = player.roof_cards;
  if (faces) {
    const spare = sparesOf(faces, player);
    return t("dreamhome-roof-open", {
      holds: listed(
        faces.map((face, place) => (spare[place] ? t("dreamhome-roof-spare", { card: card(face) }) : card(face))),
      ),
    });
  }
  return t("dreamhome-roof-pile", { n: player.roofs, most });
}

/** Return the card or marker above the room of a column. */
const over = ({ special, marker }: Pick<Column, "special" | "marker">, name = card) =>
  marker ? t("dreamhome-marker") : name(special);

/** Return the effect of a move without its points. */
function sentence(effect: HomeEffect): string {
  switch (effect.does) {
    case "take":
      return t("dreamhome-log-take", { room: objectName(effect.room), special: over(effect, objectName) });
    case "discard":
      return t("dreamhome-log-discard", { column: effect.column, room: card(effect.room), special: over(effect) });
    case "hammer":
      return t("dreamhome-log-hammer", { room: objectName(effect.room) });
    case "drill":
      return t("dreamhome-log-drill", {
        room: card(effect.given),
        other: card(effect.room),
        where: on(effect.space),
        column: effect.column,
      });
    case "mix":
      return t("dreamhome-log-mix", { room: card(effect.rooms[0] ?? null), other: card(effect.rooms[1] ?? null) });
    case "put":
      return t(effect.down ? "dreamhome-log-down" : "dreamhome-log-put", {
        room: objectName(effect.room),
        where: on(effect.space),
      });
    case "scaffold":
      return t("dreamhome-log-scaffold", { where: on(effect.space) });
    case "token":
      return t("dreamhome-log-token", {
        card: objectName(effect.token),
        room: objectName(effect.room),
        where: on(effect.space),
      });
    case "roofer":
      return t("dreamhome-log-roofer", { card: card(effect.roof) });
    case "supply":
      return t("dreamhome-log-supply", { room: card(effect.given), other: card(effect.room), where: on(effect.space) });
    case "swap": {
      const [one = "", other = ""] = effect.spaces;
      return t("dreamhome-log-swap", {
        room: card(effect.cards[0] ?? null),
        other: card(effect.cards[1] ?? null),
        where: on(one),
        there: on(other),
      });
    }
    case "keep":
      return t("dreamhome-log-keep", { card: card(effect.token) });
    case "pass":
      return t("dreamhome-log-pass");
  }
}

/** Return a move as a line of the log. */
export function tell(effect: HomeEffect): string {
  const gain = effect.gain ? ` (${signed(effect.gain)})` : "";
  return `${sentence(effect)}${gain}${effect.unused ? `; ${t("dreamhome-log-unused", { card: card(effect.unused) })}` : ""}`;
}

export function todo(table: TableModel): string {
  if (table.ready) return t("dreamhome-todo-confirm");
  const view = table.shown as HomeView;
  const [way, ...rest] = table.path;
  if (way === "drill") return t("dreamhome-todo-drill", { step: rest.length });
  if (way === "mix") return t("dreamhome-todo-mix");
  if (way === "supply") return t("dreamhome-todo-supply", { step: rest.length });
  if (way === "swap") return t("dreamhome-todo-swap");
  if (way === "scaffold" || view.phase === "scaffolding") return t("dreamhome-todo-scaffold");
  if (view.phase === "place")
    return t(way === "face down" ? "dreamhome-todo-down" : "dreamhome-todo-place", { room: objectName(view.held) });
  if (view.phase === "token") return t("dreamhome-todo-token", { card: objectName(view.waiting) });
  const tools = table.options.has("drill") || table.options.has("mix");
  if (view.phase === "take") return t("dreamhome-todo-take", { tools: tools ? "yes" : "no" });
  return t("dreamhome-todo", { phase: view.phase });
}

/** Return the reason why a move is not allowed. */
export function refuse({ because, room, token, space }: Reason): string {
  const named = (id: unknown) => (typeof id === "string" ? card(id) : "");
  return t(`dreamhome-refused-${because}`, {
    room: named(room),
    token: named(token),
    space: typeof space === "string" ? spaceName(space) : "",
  });
}

const TOOL_OF: Record<string, string> = { drill: "drill", mix: "concrete_mixer", supply: "supplier", swap: "handyman" };

/** Return a column and, if known, its cards. */
function columnInWords(column: number, before: HomeView | null): string {
  const name = t("dreamhome-column", { column });
  const there = before?.track[column - 1];
  return there?.room ? `${name}: ${over(there)}, ${card(there.room)}` : name;
}

/** Return the name of a chosen element. */
function element(step: string, before: HomeView | null): string {
  const {
    kind,
    parts: [part = ""],
  } = read(step);
  const tool = TOOL_OF[kind];
  if (tool) return t("dreamhome-use", { card: card(tool) });
  switch (kind) {
    case "discard":
      return t("dreamhome-sum-discard", { column: Number(part) });
    case "hammer":
      return `${t("dreamhome-use", { card: card("jackhammer") })}, ${t("dreamhome-column", { column: Number(part) })}`;
    case "take":
    case "column":
      return columnInWords(Number(part), before);
    case "space":
      return spaceName(part);
    case "card":
    case "roof":
      return card(part);
    case "pass":
      return t("dreamhome-log-pass");
    default:
      return t("dreamhome-way", { way: step.replace(" ", "-") });
  }
}

const elements = (chosen: readonly string[], before: HomeView | null) =>
  chosen.map((step) => element(step, before)).join(", ");

/** Return the turn so far. The server reports the effect of a move; until then the chosen elements describe it. */
export function summary(table: TableModel): string {
  const { moves, path, gain } = table;
  const effects = table.effects as unknown as readonly HomeEffect[];
  const texts = moves.map((move, place) => {
    const effect = effects[place];
    if (!effect) return elements(steps(move), viewBefore(table, place));
    return effect.does === "discard" ? t("dreamhome-sum-discard", { column: effect.column }) : sentence(effect);
  });
  // The way of placing a card in hand is chosen automatically: it says nothing before the space is chosen.
  if (path.length > 1 || TOOL_OF[path[0] ?? ""]) texts.push(elements(path, viewBefore(table, moves.length)));
  if (texts.length === 0) return t("dreamhome-nothing");
  return `${texts.join(" · ")}${gain ? ` (${signed(gain)})` : ""}`;
}

/** Return a line of the score sheet; for several houses at once, without the number of cards. */
export function sheetLine(line: SheetLine, several = false): string {
  const count = (n: number) => (several ? 0 : n);
  switch (line.what) {
    case "room": {
      const parts = [card(line.card)];
      if (line.cards > 1) parts.push(`× ${line.cards}`);
      if (line.partner) parts.push(`(${t("dreamhome-beside", { room: card(line.partner) })})`);
      return parts.join(" ");
    }
    case "furnishing":
      return card(line.card);
    case "empty":
      return t("dreamhome-line-empty", { n: count(line.cards) });
    case "interior_designer":
    case "architect":
      return several ? card(line.what) : `${card(line.what)} (${line.cards})`;
    case "bathrooms":
      return t("dreamhome-line-floors");
    case "three_rooms":
      return t("dreamhome-line-three");
    case "roof":
      return t(line.one_colour ? "dreamhome-line-one" : "dreamhome-line-mixed");
    case "incomplete_roof":
      return t("dreamhome-line-incomplete", { n: count(line.cards), most: line.most });
    case "windows":
      return t("dreamhome-line-windows", { n: count(line.cards) });
  }
}

export const partName = (part: string) => t("dreamhome-part", { part });

export function besideInWords(player: Player): string {
  return t("dreamhome-beside-holds", {
    holds: listed([...player.tools, ...player.helpers, ...player.outside].map(card)),
  });
}
