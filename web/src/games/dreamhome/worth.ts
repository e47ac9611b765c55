// What a turn brings. The server says it, unless the turn ends a round: then new cards show, and it does not go on.
// Up to there the points of rooms and furnishings are told by the figures of the cards that come with the view.
import type { TableModel } from "../../lib/table.svelte";
import { FLOORS, type HomeView, type Player, SPACES, played, roomAt } from "./moves";

const FLOOR_BONUS = "bathroom";
const THREE = ["bathroom", "kitchen", "bedroom"];

/** Rooms, furnishings and what helpers add to them: all but bonuses and the roof. */
export function built(view: HomeView, player: Player): number {
  const { house } = player;
  const rooms = SPACES.map((space) => roomAt(house, view.cards, space)).filter((room, place) => room?.spaces[0] === SPACES[place]);
  const tokens = [...SPACES.flatMap((space) => house[space]?.token ?? []), ...player.outside];
  const designer = player.helpers.includes("interior_designer") ? tokens.length : 0;
  const empty = player.helpers.includes("architect") ? SPACES.filter((space) => house[space]?.down).length : 0;
  const furnished = tokens.reduce((sum, token) => sum + (view.cards.furnishings[token]?.points ?? 0), 0);
  return rooms.reduce((sum, room) => sum + (room?.points ?? 0), 0) + furnished + designer + empty;
}

/** How many of the two bonuses of a house there are: their points are not among the figures. */
function bonuses(view: HomeView, { house }: Player): number {
  const has = (spaces: readonly string[], type: string) => spaces.some((space) => roomAt(house, view.cards, space)?.type === type);
  const floors = FLOORS.slice(0, 2).every((floor) => has(floor, FLOOR_BONUS));
  return Number(floors) + Number(THREE.every((type) => has(SPACES, type)));
}

/** What laying something brings; null when that cannot be told here. */
export function foreseen(view: HomeView, seat: number, move: string): number | null {
  const before = view.players[seat];
  const next = played(view, seat, move);
  const after = next.players[seat];
  if (!before || !after || after === before || bonuses(view, before) !== bonuses(next, after)) return null;
  return built(next, after) - built(view, before);
}

/** The view to draw: with the turn so far, as far as it can be known. */
export function shownView(table: TableModel): HomeView {
  if (table.position) return table.view as HomeView;
  const stage = table.stages.at(-1);
  const view = (stage?.view ?? table.view) as HomeView;
  const last = table.moves[table.stages.length - 1];
  return stage?.shows && last !== undefined ? played(view, table.seat, last) : view;
}

/** My points after the turn so far, less those before it. */
export function gained(table: TableModel): number | null {
  const { preview, seat } = table;
  const last = table.moves.at(-1);
  if (!preview || last === undefined) return null;
  const view = preview.view as unknown as HomeView;
  const before = (table.view as HomeView).players[seat]?.points ?? 0;
  const now = (view.players[seat]?.points ?? 0) - before;
  if (!preview.shows) return now;
  const more = foreseen(view, seat, last);
  return more === null ? null : now + more;
}

export function points(table: TableModel): { gain: number | null; loss: number | null } {
  const gain = gained(table);
  if (gain === null || gain === 0) return { gain: null, loss: null };
  return gain > 0 ? { gain, loss: null } : { gain: null, loss: -gain };
}
