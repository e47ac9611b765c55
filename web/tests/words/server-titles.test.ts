import { expect, it } from "vitest";
import { titleOf } from "../../src/words/player-names";
import { serverTitles } from "../../src/words/server-titles.svelte";

it("names a game that the words do not", () => {
  expect(titleOf("chess")).toBe("chess");
  serverTitles.chess = "Chess";
  expect(titleOf("chess")).toBe("Chess");
  expect(titleOf("chess", "Schach")).toBe("Schach");
});
