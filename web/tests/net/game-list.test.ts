import { afterEach, expect, it, vi } from "vitest";
import type { GameShown } from "../../src/generated/wire";
import { api } from "../../src/net/api";
import { gameList, requireTitle } from "../../src/net/game-list";
import { words } from "../../src/words/i18n.svelte";
import { titleOf } from "../../src/words/player-names";

const answer = [
  { name: "azul", title: "Tiles" },
  { name: "chess", title: "Chess" },
] as GameShown[];

afterEach(() => void vi.restoreAllMocks());

it("requests the list once, and again after an error", async () => {
  const games = vi.spyOn(api, "games").mockRejectedValueOnce(new Error("offline")).mockResolvedValue(answer);
  await requireTitle("chess");
  expect(titleOf("chess")).toBe("chess");
  await requireTitle("chess");
  expect(await gameList()).toBe(answer);
  expect(games).toHaveBeenCalledTimes(2);
});

it("takes the title of a game from the words, else from the server", async () => {
  await words.load("en");
  await gameList();
  expect(titleOf("chess")).toBe("Chess");
  expect(titleOf("azul")).toBe("Azul");
  expect(titleOf("draughts")).toBe("draughts");
});
