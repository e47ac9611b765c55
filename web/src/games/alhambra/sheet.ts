// The three scorings of Alhambra line by line, each from the position in which it took place.
import type { TableModel } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";
import type { Happening } from "../../wire";
import type { ScoreLine } from "../game";
import { type AlhambraView, TYPES, read } from "./moves";
import { standings } from "./scoring";
import { capital, typeName } from "./words";

/** What a scoring paid for each building and the wall. `before` is the position before its turn: of Dirk's tiles, those that come with a scoring do not count in it. */
export function paid(before: AlhambraView, after: AlhambraView, moves: readonly string[], nth: number): ScoreLine[] {
  const given = moves.map(read).flatMap((move) => (move?.kind === "dirk" ? [move.tile] : []));
  const dirk = before.dirk && { ...before.dirk, tiles: [...before.dirk.tiles, ...given] };
  const then = { ...after, dirk, scorings: nth };
  const lines = TYPES.map((type) => ({ label: capital(typeName(type)), points: standings(then, type).slice(0, then.players.length).map(({ points }) => points) }));
  return [...lines, { label: t("alhambra-wall"), points: then.players.map(({ wall }) => wall) }];
}

export async function partsOf(table: TableModel, turn: Happening, nth: number): Promise<ScoreLine[]> {
  const number = table.numberAt(turn.seq);
  const [before, after] = await Promise.all([table.positionAt(number - turn.moves.length), table.positionAt(number)]);
  return paid(before.view as unknown as AlhambraView, after.view as unknown as AlhambraView, turn.moves, nth);
}

export function scoring(table: TableModel): ScoreLine[] {
  return table.log
    .filter(({ scored }) => scored.length > 0)
    .map((turn, nth) => ({ label: t("alhambra-scored", { n: nth }), points: turn.scored, parts: () => partsOf(table, turn, nth) }));
}
