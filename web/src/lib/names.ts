// How people and bots are called.
import type { SeatShown } from "../wire";
import { t, words } from "./words.svelte";

/** A game as its rulebook in this language calls it. */
export const titleOf = (game: string, otherwise = game): string =>
  words.has(`title-${game}`) ? t(`title-${game}`) : otherwise;

/** A title with a soft hyphen where it is too long for a narrow heading: for the eye only. */
export const breakable = (title: string): string => title.replace(/(?<=^Drauma)(?=heimilið$)/, "\u00AD");

/** The names of all who sit at a table. Bots of one level are numbered there, so that each has a name of its own. */
export function namesOf(seats: readonly SeatShown[]): string[] {
  const alike = (seat: SeatShown) => seats.filter(({ kind, level }) => kind === "bot" && level === seat.level);
  return seats.map((seat, number) => {
    if (seat.kind === "person" && seat.person !== null && seat.name === null) return t("deleted-player");
    if (seat.kind !== "bot") return seat.name ?? t("seat-number", { number: number + 1 });
    const level = seat.level ?? "casual";
    const same = alike(seat);
    return same.length > 1
      ? t("level-bot-number", { level, number: same.indexOf(seat) + 1 })
      : t("level-bot", { level });
  });
}
