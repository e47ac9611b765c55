// The figures in the rules of Alhambra show real tiles.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TYPES } from "../../../../src/games/alhambra/steps";

const ROOT = join(import.meta.dirname, "../../../..");
const box = JSON.parse(readFileSync(join(ROOT, "../src/riad/games/alhambra/rules/components.json"), "utf8")) as {
  tiles: { type: (typeof TYPES)[number]; price: number; walls: string }[];
};
const figure = (name: string) => readFileSync(join(ROOT, "src/games/alhambra/figures", name), "utf8");

const tiles = new Set(box.tiles.map(({ type, price, walls }) => `${type}${price}${walls}`));
it.each(readdirSync(join(ROOT, "src/games/alhambra/figures")))("%s shows tiles of the game", (name) => {
  const shown = [...figure(name).matchAll(new RegExp(`"((?:${TYPES.join("|")})\\d+[nesw]*)"`, "g"))].map(
    (found) => found[1] as string,
  );
  expect(shown.filter((tile) => !tiles.has(tile))).toEqual([]);
});

it("state the number of tiles of each type", () => {
  for (const type of TYPES)
    expect(figure("Parts.svelte")).toContain(`${type}: ${box.tiles.filter((tile) => tile.type === type).length}`);
});
