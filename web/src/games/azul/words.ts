// Azul in words: names of elements for those who do not see them, and moves as sentences.
import { type Bringing, signed } from "../../lib/points";
import type { TableModel } from "../../lib/table.svelte";
import { type Args, t } from "../../lib/words.svelte";
import type { Reason } from "../game";
import { type AzulDeed, lineOf, sourceOf } from "./deeds";
import { type AzulView, COLOURS, type Colour, type Heap, type Player, drawn, heapOf, read, total } from "./moves";

/** "two red": a number of tiles of a colour. */
export const tiles = (n: number, colour: Colour) => t("azul-tiles", { n, colour });

export const listed = (parts: string[], empty: string) => (parts.length > 0 ? parts.join(", ") : empty);

export const heapInWords = (heap: Heap) =>
  listed(COLOURS.flatMap((colour) => (heap[colour] ? [tiles(heap[colour], colour)] : [])), t("azul-empty"));

export const placeName = (source: string) => t("azul-place", { source });

export const sourceName = (source: string, n: number, colour: Colour, token: boolean) =>
  t("azul-take", { n, colour, source, token: token ? "yes" : "no" });

export function lineInWords(player: Player, number: number): string {
  const line = player.lines[number];
  if (!line) return "";
  const free = line.spaces - line.tiles;
  const holds = line.colour ? tiles(line.tiles, line.colour) : t("azul-empty");
  return t("azul-line", { line: number + 1, holds, free });
}

export function floorInWords(player: Player): string {
  const counts: Heap = {};
  for (const tile of player.floor) if (tile !== "token") counts[tile] = (counts[tile] ?? 0) + 1;
  const parts = COLOURS.flatMap((colour) => (counts[colour] ? [tiles(counts[colour], colour)] : []));
  if (player.floor.includes("token")) parts.push(t("azul-token"));
  return t("azul-floor", { holds: listed(parts, t("azul-empty")) });
}

export function wallInWords(player: Player): string {
  const rows = player.wall.flatMap((row, number) => {
    const there = row.flatMap((colour) => (colour ? [t("azul-colour", { colour, n: 1 })] : []));
    return there.length > 0 ? [t("azul-wall-row", { row: number + 1, holds: there.join(", ") })] : [];
  });
  return t("azul-wall", { holds: rows.join("; ") || t("azul-empty") });
}

/** What a target brings: what is won, what is lost, or that it is neither. */
export function broughtInWords({ gain, loss }: Bringing): string {
  const parts = [...(gain ? [t("azul-wins", { points: gain })] : []), ...(loss ? [t("azul-costs", { points: loss })] : [])];
  return parts.length > 0 ? `${parts.join(", ")}.` : t("azul-neither");
}

/** A move as it stands in the log. */
export function tell(deed: AzulDeed): string {
  if (deed.does === "lay") return t("azul-log-space", { row: deed.row, column: deed.column, points: deed.points });
  const { colour, tiles: n, token, line, fills, points } = deed;
  const parts = [t("azul-log-take", { n, colour, source: sourceOf(deed), line: lineOf(deed) })];
  if (token) parts.push(t("azul-log-token"));
  // What is lost stands with the last thing that goes to the floor line, before what is won.
  const cost = deed.loss > 0 ? ` (${signed(-deed.loss)})` : "";
  const beside = line === null ? 0 : deed.fallen;
  if (beside === 0) parts.push(`${parts.pop()}${cost}`);
  if (fills) parts.push(t("azul-log-fills", { points: points ?? 0, scored: points === null ? "no" : "yes" }));
  if (beside > 0) parts.push(`${t("azul-log-fallen", { n: beside })}${cost}`);
  return parts.join(", ");
}

/** Why a move is not allowed. */
export const refuse = ({ because, ...about }: Reason): string => t(`azul-refused-${because}`, { n: 1, ...(about as Args) });

export function todo(table: TableModel): string {
  const view = drawn(table);
  if (view.phase === "tiling") return table.ready ? t("azul-todo-confirm") : t("azul-todo-space", { row: (view.tiling_row ?? 0) + 1 });
  const source = table.path[0];
  if (source === undefined) return table.ready ? t("azul-todo-confirm") : t("azul-todo-take");
  const move = read(`${source.slice(5)}f`);
  if (move?.kind !== "take") return t("azul-todo-take");
  const n = heapOf(view, move.source)[move.colour] ?? 0;
  return t("azul-todo-place", { n, colour: move.colour });
}

export function summary(table: TableModel): string {
  if (table.deeds.length > 0) return (table.deeds as unknown as AzulDeed[]).map(tell).join(" · ");
  const move = read(table.moves[0] ?? `${table.path[0]?.slice(5)}f`);
  if (move?.kind !== "take") return t("azul-nothing");
  return sourceName(move.source, heapOf(table.view as AzulView, move.source)[move.colour] ?? 0, move.colour, false);
}

export const inBag = (heap: Heap) => String(total(heap));
