// Imports point one way: each folder of the client imports from itself and from those below it; types count as well.
import { expect, it } from "vitest";
import { type Arrow, importsOfClient, modules } from "./imports";

/** The folders from the ground up. The service worker runs apart from the pages and shares its messages with them. */
const LAYERS = ["generated", "worker", "base", "words", "net", "table", "board", "games", "parts", "pages", "app"];

const folderOf = (path: string) => path.split("/")[2] ?? "";
const heightOf = (path: string) => LAYERS.indexOf(folderOf(path));
const isAlone = (folder: string) => ["generated", "worker"].includes(folder);

/** Return the game whose folder a module is in. */
const gameOf = (path: string) => /^web\/src\/games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Return whether an import points upwards, or out of a folder that stands alone. */
function pointsUp([from, to]: Arrow): boolean {
  return heightOf(to) > heightOf(from) || (isAlone(folderOf(from)) && folderOf(from) !== folderOf(to));
}

/** Return whether an import enters the folder of a game from anywhere but there and the folder of all games. */
function entersAGame([from, to]: Arrow): boolean {
  const game = gameOf(to);
  return game !== null && game !== gameOf(from) && !/^web\/src\/games\/[^/]+$/.test(from);
}

it("every module is in a layer", () => {
  const apart = modules.filter((path) => heightOf(path) < 0);
  expect(apart).toEqual(["web/src/vite-env.d.ts"]);
});

it("no import points upwards", () => {
  expect(importsOfClient().filter(pointsUp)).toEqual([]);
});

it("only the modules of all games know the folder of a game", () => {
  expect(importsOfClient().filter(entersAGame)).toEqual([]);
});

it.each<[Arrow, boolean]>([
  [["web/src/table/state.svelte.ts", "web/src/games/game.ts"], true],
  [["web/src/games/game.ts", "web/src/table/state.svelte.ts"], false],
  [["web/src/words/i18n.svelte.ts", "web/src/words/player-names.ts"], false],
  [["web/src/net/push.svelte.ts", "web/src/worker/routing.ts"], false],
  [["web/src/worker/worker.ts", "web/src/generated/wire.ts"], true],
])("%j points upwards: %s", (arrow, answer) => {
  expect(pointsUp(arrow)).toBe(answer);
});

it.each<[Arrow, boolean]>([
  [["web/src/games/loader.ts", "web/src/games/azul/index.ts"], false],
  [["web/src/games/azul/index.ts", "web/src/games/azul/text.ts"], false],
  [["web/src/games/azul/text.ts", "web/src/games/alhambra/text.ts"], true],
  [["web/src/pages/Home.svelte", "web/src/games/azul/Scene.svelte"], true],
  [["web/src/pages/Home.svelte", "web/src/games/scenes.ts"], false],
])("%j enters a game: %s", (arrow, answer) => {
  expect(entersAGame(arrow)).toBe(answer);
});
