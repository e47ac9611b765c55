// Azul in the terms of the page.
import { beforeAll, expect, it } from "vitest";
import azul from "../../../src/games/azul/index";
import { words } from "../../../src/words/i18n.svelte";
import { tableOf } from "../helpers";

beforeAll(async () => {
  await words.load("en");
  await words.require("azul");
});

it("comes from the view in Azul", () => {
  const ending = (sure: boolean) => tableOf({ ending: { seat: 0, row: 1, sure } });
  expect(azul.warning(tableOf({ ending: null }))).toBeNull();
  expect(azul.warning(ending(true))).toBe("Last round: row 2 of Anna’s wall will be complete.");
  expect(azul.warning(ending(false))).toContain("needs one more tile");
});

it("shows the round, and the tiles of the bag and the lid by colour", () => {
  const [round, bag, lid] = azul.facts({ round: 3, bag: { red: 4, white: 2 }, lid: {} } as never);
  expect([round?.value, bag?.value, lid?.value]).toEqual(["3", "6", "0"]);
  expect(bag?.parts?.map(({ value }) => value)).toEqual(["0", "0", "4", "0", "2"]);
});
