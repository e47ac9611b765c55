// The names of players, bots and games.
import { DEFAULT_LEVEL } from "../generated/games";
import type { SeatShown } from "../generated/wire";
import { t, words } from "./i18n.svelte";
import { serverTitles } from "./server-titles.svelte";

/** Return the title of a game as its rulebook in this language has it. */
export const titleOf = (game: string, otherwise = serverTitles[game] ?? game): string =>
  words.has(`title-${game}`) ? t(`title-${game}`) : otherwise;

/** Return a title with a soft hyphen where it is too long for a narrow heading; for display only. */
export const breakable = (title: string): string => title.replace(/(?<=^Drauma)(?=heimilið$)/, "\u00AD");

/** Return a title that stays on one line in a heading; for display only. */
export const unbroken = (title: string): string => title.replaceAll(" ", "\u00A0");

/** Return a name in up to three parts, one per line in narrow columns; its end, such as a bot's number, is distinctive. */
export function partsOf(name: string): string[] {
  const [first = "", ...rest] = name.split(/\s+/);
  return [first, rest.slice(0, -1).join(" "), ...rest.slice(-1)].filter((part) => part !== "");
}

/** Return the names of all players at a table. Bots of one level are numbered to tell them apart. */
export function namesOf(seats: readonly SeatShown[]): string[] {
  const alike = (seat: SeatShown) => seats.filter(({ kind, level }) => kind === "bot" && level === seat.level);
  return seats.map((seat, number) => {
    if (seat.kind === "person" && seat.person !== null && seat.name === null) return t("deleted-player");
    if (seat.kind !== "bot") return seat.name ?? t("seat-number", { number: number + 1 });
    const level = seat.level ?? DEFAULT_LEVEL;
    const same = alike(seat);
    return same.length > 1
      ? t("level-bot-number", { level, number: same.indexOf(seat) + 1 })
      : t("level-bot", { level });
  });
}
