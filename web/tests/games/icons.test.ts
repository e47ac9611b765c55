import { expect, it } from "vitest";
import { GAMES } from "../../src/generated/games";
import { GAME_ICONS, iconOf } from "../../src/games/icons";

it("has a symbol for each game", () => {
  const sprite = new DOMParser().parseFromString(GAME_ICONS, "text/html");
  for (const { name } of GAMES) {
    expect(iconOf(name)).toBe(`g-${name}`);
    const symbol = sprite.querySelector(`symbol#g-${name}`);
    expect(symbol?.getAttribute("viewBox")).toBe("0 0 40 40");
    expect(symbol?.children.length).toBeGreaterThan(1);
  }
});

it("shows a table for a game without an icon", () => {
  expect(iconOf("chess")).toBe("i-table");
});
