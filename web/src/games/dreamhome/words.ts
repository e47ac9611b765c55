// Dream Home in words: names of cards and spaces, moves as sentences, and the score sheet.
import { signed } from "../../lib/points";
import type { TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { type Card, type Cards, type HomeView, type Player, ROOF, cardsOf, read, roomAt, supported } from "./moves";

const ROOMS = ["living_room", "kitchen", "bedroom", "childrens_room", "bathroom", "study", "library", "game_room", "pantry", "sauna", "dressing_room", "garage", "storage", "laundry", "workshop", "wine_cellar"];
const FURNISHINGS = ["piano", "cat_house", "canopy_bed", "whirlpool", "ice_cream_machine", "painting", "toy_train", "globe", "treehouse", "birdhouse"];
const TOOLS = ["drill", "jackhammer", "concrete_mixer", "scaffolding"];
const HELPERS = ["roofer", "supplier", "architect", "handyman", "interior_designer"];
const ROOFS = ["red", "brown", "grey", "green"].flatMap((colour) => [colour, `${colour}+`]);

const english = (id: string) =>
  ROOFS.includes(id)
    ? `${id.replace("+", "")} roof${id.endsWith("+") ? " with a window" : ""}`
    : id.replaceAll("_", " ").replace("childrens", "children's");
const IDS = new Map<string, string>([
  ...[...ROOMS, ...FURNISHINGS, ...TOOLS, ...HELPERS, ...ROOFS].map((id) => [english(id), id] as const),
  ["empty room", "empty"],
  ["first-player marker", "first"],
]);
const NAMES = new RegExp(`\\b(${[...IDS.keys()].sort((a, b) => b.length - a.length).join("|")})\\b`, "g");

/** The cards that an English sentence of the server names, in its order. */
export const namedIn = (told: string): string[] => [...told.matchAll(NAMES)].map((found) => IDS.get(found[1] as string) as string);

/** A card's name: rooms, roofs, furnishings, tools, helpers. */
export function card(id: string | null): string {
  if (id === null || id === "") return "";
  const colour = id.replace("+", "");
  if (ROOFS.includes(id)) return t("dreamhome-roof-card", { colour, window: id.endsWith("+") ? "yes" : "no" });
  return t("dreamhome-card", { card: id });
}

// Where long names may break on a narrow card.
const BREAKS = new RegExp(
  "(?<=bath|bed|child|scaffold|jack|bird|tree|whirl|archi|work|handy|" + // ...room, ...house, ...man
    "vinnu|innan|nudd|þvotta|hnatt|leikfanga|fugla|kattar|trjá|matar|gufu|birgða|þak|loft|bíl|rúm|leik|verk|" +
    "biblio|di|lavan|impalca|idro|guarda|riposti|piano|mappa|beto|archi|latto|arreda|forni|offi|sog|baldac|pneuma)" +
    "(?=\\p{L}{3})|(?<=\\p{L})(?=herbergi$|kjallari$|maður$|hönnuður$|hrærivél$)",
  "gu",
);

/** A name to be printed on a narrow card. */
export const printed = (id: string) => card(id).replace(BREAKS, "\u00AD");

/** The picture of a card in the sprite. */
export function picture(id: string): string {
  if (ROOFS.includes(id)) return `roof-${id.replace("+", "")}${id.endsWith("+") ? "-window" : ""}`;
  return id;
}

export const isRoof = (id: string | null) => id !== null && ROOFS.includes(id);
export const isFurnishing = (id: string | null) => id !== null && FURNISHINGS.includes(id);

export const spaceName = (space: string) => t("dreamhome-space", { floor: space[0] as string, column: Number(space[1]) });
const listed = (parts: string[]) => (parts.length > 0 ? parts.join(", ") : t("dreamhome-nothing-there"));

/** What a card is for: a furnishing's rooms, when a tool or helper works. */
export function about(id: string, cards: Cards): string {
  const token = cards.furnishings[id];
  if (token) {
    const outside = token.rooms.includes("outside");
    const rooms = token.rooms.length > 3 ? t("dreamhome-kinds", { n: token.rooms.length }) : token.rooms.map(card).join(", ");
    return t("dreamhome-about-token", { points: token.points, rooms: outside ? t("dreamhome-outside") : rooms });
  }
  return TOOLS.includes(id) || HELPERS.includes(id) ? t("dreamhome-about", { card: id }) : "";
}

/** A room's figures: what one, two, three cards score, and its partner. */
export function figures(id: string, cards: Cards): string {
  const room = cards.rooms[id];
  if (!room) return "";
  const scores = t("dreamhome-scores", { points: room.points.join(" / ") });
  const annex = room.annex?.partner ? `, ${t("dreamhome-annex", { room: card(room.annex.partner), points: room.annex.points })}` : "";
  return `${scores}${annex}${room.place === "basement" ? `, ${t("dreamhome-only-basement")}` : ""}`;
}

/** A space of a house and what is in it. */
export function inWords(player: Player, cards: Cards, space: string): string {
  const there: Card | null = player.house[space] ?? null;
  const where = spaceName(space);
  if (!there) return t(supported(player.house, space) ? "dreamhome-free" : "dreamhome-unsupported", { where });
  if (there.room === "scaffolding") return `${where}: ${card("scaffolding")}`;
  if (there.down) return t("dreamhome-down", { where, room: card(there.room) });
  const room = roomAt(player.house, cards, space);
  if (!room) return `${where}: ${card(there.room)}`;
  const parts = [card(room.type)];
  if (room.most > 1) parts.push(t("dreamhome-size", { n: room.spaces.length, most: room.most }));
  if (room.token) parts.push(t("dreamhome-with", { card: card(room.token) }));
  parts.push(t("dreamhome-points", { points: room.points }));
  return `${where}: ${parts.join(", ")}`;
}

export function roofInWords(player: Player): string {
  if (player.roof_cards) return t("dreamhome-roof-open", { holds: listed(player.roof_cards.map(card)) });
  return t("dreamhome-roof-pile", { n: player.roofs, most: ROOF });
}

/** A move as a sentence, given the cards that it is about. */
function sentence(move: string, cards: string[]): string {
  const { kind, parts } = read(move);
  const [one = "", other = ""] = parts;
  const [first, second] = [card(cards[0] ?? null), card(cards[1] ?? null)];
  const space = (part: string) => t("dreamhome-on", { floor: part[0] ?? "", column: Number(part[1]) });
  switch (kind) {
    case "take": return t("dreamhome-log-take", { room: first, special: second });
    case "discard": return t("dreamhome-log-discard", { column: Number(one), room: first, special: second });
    case "hammer": return t("dreamhome-log-hammer", { room: first });
    case "drill": return t("dreamhome-log-drill", { room: first, other: second, where: space(one), column: Number(other) });
    case "mix": return t("dreamhome-log-mix", { room: first, other: second });
    case "put": return t("dreamhome-log-put", { room: first, where: space(one) });
    case "down": return t("dreamhome-log-down", { room: first, where: space(one) });
    case "scaffold": return t("dreamhome-log-scaffold", { where: space(one) });
    case "token": return t("dreamhome-log-token", { card: first, room: second, where: space(one) });
    case "roofer": return t("dreamhome-log-roofer", { card: card(one) });
    case "supply": return t("dreamhome-log-supply", { room: first, other: card(other), where: space(one) });
    case "swap": return t("dreamhome-log-swap", { room: first, other: second, where: space(one), there: space(other) });
    case "keep": return t("dreamhome-log-keep", { card: first });
    case "pass": return t("dreamhome-log-pass");
    default: return move;
  }
}

/** A move as it stands in the log. Which cards it moved comes from the server's sentence: the move does not tell. */
export function tell(move: string, told: string): string {
  const said = sentence(move, namedIn(told));
  const gain = /, ([+-]\d+)/.exec(told)?.[1];
  const unused = /; no room can take the (.+?), which is discarded/.exec(told)?.[1];
  const wasted = told.includes("scaffolding is of no use") ? "scaffolding" : unused === undefined ? undefined : IDS.get(unused);
  return `${said}${gain ? ` (${signed(Number(gain))})` : ""}${wasted ? `; ${t("dreamhome-log-unused", { card: card(wasted) })}` : ""}`;
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
  if (view.phase === "place") return t(way === "face down" ? "dreamhome-todo-down" : "dreamhome-todo-place", { room: card(view.held) });
  if (view.phase === "token") return t("dreamhome-todo-token", { card: card(view.waiting) });
  const tools = table.options.has("drill") || table.options.has("mix");
  if (view.phase === "take") return t("dreamhome-todo-take", { tools: tools ? "yes" : "no" });
  return t("dreamhome-todo", { phase: view.phase });
}

const TOOL_OF: Record<string, string> = { drill: "drill", mix: "concrete_mixer", supply: "supplier", swap: "handyman" };

/** The turn so far. */
export function summary(table: TableModel): string {
  const before = (place: number) => (place === 0 ? table.view : table.stages[place - 1]?.view) as HomeView | undefined;
  const told = table.moves.map((move, place) => {
    const view = before(place);
    return view ? sentence(move, cardsOf(view, table.seat, move)) : move;
  });
  const { gain } = table;
  const tool = TOOL_OF[table.path[0] ?? ""];
  if (tool) told.push(t("dreamhome-use", { card: card(tool) }));
  if (told.length === 0) return t("dreamhome-nothing");
  if (told.length > 2) told.splice(0, told.length - 2, "…");
  return `${told.join(" · ")}${gain ? ` (${signed(gain)})` : ""}`;
}

/** A line of the score sheet, which the server writes in English. */
export function sheetLine(line: string): string {
  const n = Number(/\d+/.exec(line)?.[0] ?? 1);
  if (/^(\d+ )?empty rooms?$/i.test(line)) return t("dreamhome-line-empty", { n });
  if (line.startsWith("Bathroom on each")) return t("dreamhome-line-floors");
  if (line.startsWith("Bathroom, kitchen")) return t("dreamhome-line-three");
  if (line.startsWith("Interior designer,") || line.startsWith("Architect,")) return `${card(namedIn(line.toLowerCase())[0] ?? "")} (${n})`;
  if (line.startsWith("Incomplete roof")) return t("dreamhome-line-incomplete", { n, most: ROOF });
  if (line.startsWith("Roof of")) return t(line.includes("one colour") ? "dreamhome-line-one" : "dreamhome-line-mixed");
  if (/windows?$/i.test(line)) return t("dreamhome-line-windows", { n });
  const [id, partner] = namedIn(line.toLowerCase());
  if (id === undefined) return line;
  const parts = [card(id)];
  if (line.includes(" of ")) parts.push(`× ${n}`);
  if (partner) parts.push(`(${t("dreamhome-beside", { room: card(partner) })})`);
  return parts.join(" ");
}

export const partName = (part: string) => t("dreamhome-part", { part: part.toLowerCase() });

export function besideInWords(player: Player): string {
  return t("dreamhome-beside-holds", { holds: listed([...player.tools, ...player.helpers, ...player.outside].map(card)) });
}
