// Azul in words: names of elements for those who do not see them, and moves as sentences.
import type { TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import { type AzulView, COLOURS, type Colour, type Heap, type Player, drawn, heapOf, landing, read, total } from "./moves";

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
  return t("azul-wall", { holds: listed(rows, t("azul-empty")) });
}

/** A move as it stands in the log. The numbers come from the server's sentence: the move alone does not tell them. */
export function tell(move: string, told: string): string {
  const found = read(move);
  const points = /\(\+(\d+)\)/.exec(told)?.[1];
  if (found?.kind === "space") {
    return t("azul-log-space", { row: found.row, column: found.column, points: Number(points ?? 0) });
  }
  const n = Number(/takes (\d+)/.exec(told)?.[1] ?? NaN);
  if (found === null || Number.isNaN(n)) return told;
  const { source, colour, line } = found;
  const parts = [t("azul-log-take", { n, colour, source, line })];
  if (told.includes(" and *")) parts.push(t("azul-log-token"));
  if (told.includes("fills")) parts.push(t("azul-log-fills", { points: Number(points ?? 0), scored: points ? "yes" : "no" }));
  const fallen = Number(/; (\d+) falls?/.exec(told)?.[1] ?? 0);
  if (fallen > 0) parts.push(t("azul-log-fallen", { n: fallen }));
  return parts.join(", ");
}

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
  const view = table.view as AzulView;
  const source = table.path[0];
  if (table.moves.length === 0) {
    const move = source === undefined ? null : read(`${source.slice(5)}f`);
    if (move?.kind !== "take") return t("azul-nothing");
    return sourceName(move.source, heapOf(view, move.source)[move.colour] ?? 0, move.colour, false);
  }
  return table.moves
    .map((text) => {
      const move = read(text);
      if (move?.kind === "space") return t("azul-log-space", { row: move.row, column: move.column, points: 0 });
      const land = landing(view, table.seat, text);
      if (move === null || land === null) return text;
      const told = [t("azul-log-take", { n: land.count, colour: move.colour, source: move.source, line: move.line })];
      if (land.floor.includes("token")) told.push(t("azul-log-token"));
      if (land.full) told.push(t("azul-log-fills", { points: 0, scored: "no" }));
      const fallen = land.line === null ? 0 : land.count - land.fits;
      if (fallen > 0) told.push(t("azul-log-fallen", { n: fallen }));
      return told.join(", ");
    })
    .join(" · ");
}

export const inBag = (heap: Heap) => String(total(heap));
