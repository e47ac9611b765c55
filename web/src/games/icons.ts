// The icon of each game in lists, from the file `icon.svg` in its folder.
const FILES = import.meta.glob("./*/icon.svg", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const ICONS = new Map(Object.entries(FILES).map(([path, svg]) => [path.split("/")[1] ?? "", svg]));

const symbol = ([game, svg]: [string, string]) =>
  svg
    .trim()
    .replace(/^<svg [^>]*(viewBox="[^"]*")>/, `<symbol id="g-${game}" $1>`)
    .replace(/<\/svg>$/, "</symbol>");

/** The icons as the symbols of a sprite. */
export const GAME_ICONS = `<svg width="0" height="0" aria-hidden="true">${[...ICONS].map(symbol).join("")}</svg>`;

/** Return the symbol of a game; one without an icon of its own has that of any table. */
export const iconOf = (game: string): string => (ICONS.has(game) ? `g-${game}` : "i-table");
