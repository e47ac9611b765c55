// Games are found by their folders.
import { expect, it } from "vitest";
import { GAMES } from "../../src/generated/games";
import generic from "../../src/games/generic/index";
import { loadGame } from "../../src/games/loader";

it.each(GAMES.map(({ name }) => name))("%s has a board of its own", async (name) => {
  const game = await loadGame(name);
  expect(game).toBe((await import(`../../src/games/${name}/index.ts`)).default);
  expect(game.Board).not.toBe(generic.Board);
});

it.each(["nim", "generic", "../games/azul"])(
  "%s, a game without a folder of its own, has the generic board",
  async (name) => {
    expect(await loadGame(name)).toBe(generic);
  },
);
