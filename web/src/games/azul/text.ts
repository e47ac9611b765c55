// Azul in words: names of elements for screen readers, and moves as sentences.
import { signed } from "../../words/score-format";
import type { TableModel } from "../../table/table.svelte";
import { type Args, t } from "../../words/i18n.svelte";
import type { Reason } from "../game";
import { type AzulEffect, type Completed, type Lay, type Take, lineOf, sourceOf } from "./effects";
import { type AzulView, COLOURS, type Colour, type Heap, type Player, drawn, heapOf, read } from "./steps";
import type { MoveGain } from "./points";

/** Return "two red": a number of tiles of a colour. */
export const tiles = (n: number, colour: Colour) => t("azul-tiles", { n, colour });

export const listed = (parts: string[], empty: string) => (parts.length > 0 ? parts.join(", ") : empty);

export const heapInWords = (heap: Heap) =>
  listed(
    COLOURS.flatMap((colour) => (heap[colour] ? [tiles(heap[colour], colour)] : [])),
    t("azul-empty"),
  );

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

/** Return a row of a wall, space by space from the left; free spaces of the coloured wall with their printed colour. */
export function rowInWords(
  row: Player["wall"][number],
  number: number,
  printed: readonly Colour[] | undefined,
): string {
  const spaces = row.map((colour, place) =>
    colour ? t("azul-colour", { colour, n: 1 }) : t("azul-free", { colour: printed?.[place] ?? "none", n: 1 }),
  );
  return t("azul-wall-row", { row: number + 1, holds: spaces.join(", ") });
}

/** Return what a tile completes, with its points at the end. */
const completedInWords = ({ what, which, points }: Completed) => t(`azul-completes-${what}`, { which, points });

/** Return the points of a target in words: gained, lost or neither; and what it completes for the end. */
export function broughtInWords({ gain, loss, completes }: MoveGain): string {
  const parts = [
    ...(gain ? [t("azul-wins", { points: gain })] : []),
    ...(loss ? [t("azul-costs", { points: loss })] : []),
    ...completes.map(completedInWords),
  ];
  return parts.length > 0 ? `${parts.join(", ")}.` : t("azul-neither");
}

/** Return a move as a line of the log. */
export const tell = (effect: AzulEffect): string =>
  (effect.does === "lay" ? tellLay(effect) : tellTake(effect)).join(", ");

const cost = (loss: number) => (loss > 0 ? ` (${signed(-loss)})` : "");

/** Return a take as a line of the log; gains and losses follow the part that causes them. */
function tellTake(take: Take): string[] {
  const { colour, tiles: n, token, line, fills, points, fallen } = take;
  const tilesCost = cost(take.loss - take.token_loss);
  return [
    `${t("azul-log-take", { n, colour, source: sourceOf(take), line: lineOf(take) })}${line === null ? tilesCost : ""}`,
    ...(token ? [`${t("azul-log-token")}${cost(take.token_loss)}`] : []),
    ...(fills ? [t("azul-log-fills", { points: points ?? 0, scored: points === null ? "no" : "yes" })] : []),
    ...take.completes.map(completedInWords),
    ...(line !== null && fallen > 0 ? [`${t("azul-log-fallen", { n: fallen })}${tilesCost}`] : []),
  ];
}

function tellLay({ row, column, points, completes, loss, spared }: Lay): string[] {
  return [
    t("azul-log-space", { row, column, points }),
    ...completes.map(completedInWords),
    ...(loss > 0 ? [t("azul-log-floor", { points: loss, held: spared > 0 ? "yes" : "no" })] : []),
  ];
}

/** Return the reason why a move is not allowed. */
export const refuse = ({ because, ...about }: Reason): string =>
  t(`azul-refused-${because}`, { n: 1, ...(about as Args) });

export function todo(table: TableModel): string {
  const view = drawn(table);
  if (view.phase === "tiling")
    return table.ready ? t("azul-todo-confirm") : t("azul-todo-space", { row: (view.tiling_row ?? 0) + 1 });
  const source = table.path[0];
  if (source === undefined) return table.ready ? t("azul-todo-confirm") : t("azul-todo-take");
  const move = read(`${source.slice(5)}f`);
  if (move?.kind !== "take") return t("azul-todo-take");
  const n = heapOf(view, move.source)[move.colour] ?? 0;
  return t("azul-todo-place", { n, colour: move.colour });
}

export function summary(table: TableModel): string {
  if (table.effects.length > 0) return (table.effects as unknown as AzulEffect[]).map(tell).join(" · ");
  const move = read(table.moves[0] ?? `${table.path[0]?.slice(5)}f`);
  if (move?.kind !== "take") return t("azul-nothing");
  return sourceName(move.source, heapOf(table.view as AzulView, move.source)[move.colour] ?? 0, move.colour, false);
}
