import { expect, it } from "vitest";
import { GAMES } from "../../src/generated/games";
import { SCENES } from "../../src/games/scenes";

it("has a picture for the card of each game, and no other", () => {
  expect(Object.keys(SCENES).sort()).toEqual(GAMES.map((game) => game.name).sort());
});
