import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FLOOR, SIZE, printed } from "../../src/games/azul/figures/cells";
import { COLOURS, steps } from "../../src/games/azul/steps";
import { MoveTree } from "../../src/table/move-tree";

const legal = ["1r1", "1r2", "1rf", "ckf", "ck3"];

describe("choices", () => {
  const choices = new MoveTree(legal, steps);

  it("offers sources first, then the targets of the chosen one", () => {
    expect([...choices.next()]).toEqual(["take 1r", "take ck"]);
    expect([...choices.next(["take 1r"])]).toEqual(["to 1", "to 2", "to f"]);
    expect(choices.move(["take 1r"])).toBeNull();
    expect(choices.move(["take 1r", "to 2"])).toBe("1r2");
    expect(choices.movesUnder(["take ck"])).toEqual(["ckf", "ck3"]);
  });

  it("undoes as little as possible when another element is chosen", () => {
    expect(choices.choose(["take 1r"], "to f")).toEqual(["take 1r", "to f"]);
    expect(choices.choose(["take 1r"], "take ck")).toEqual(["take ck"]);
    expect(choices.choose(["take 1r"], "to 5")).toBeNull();
  });
});

describe("the notation of Azul", () => {
  it("reads takes and spaces of the grey wall", () => {
    expect(steps("3r2")).toEqual(["take 3r", "to 2"]);
    expect(steps("ckf")).toEqual(["take ck", "to f"]);
    expect(steps("w34")).toEqual(["wall 34"]);
    expect(steps("something else")).toEqual(["something else"]);
  });
});

it("draws Azul's boards in the rules as the engine has them", () => {
  const material = readFileSync(join(import.meta.dirname, "../../../src/riad/games/azul/rules/constants.py"), "utf8");
  const listed = (name: string) => (new RegExp(`^${name} = \\((.*)\\)`, "m").exec(material)?.[1] ?? "").split(", ");
  expect(COLOURS).toEqual(listed("COLOURS").map((name) => name.replaceAll('"', "")));
  const lost = listed("FLOOR_LOSS").map(Number);
  expect(FLOOR).toEqual(lost.slice(1).map((all, place) => all - (lost[place] ?? 0)));
  // AZ-31: the first row shows the colours in order, and each row below is shifted by one space.
  for (let row = 0; row < SIZE; row += 1)
    for (let place = 0; place < SIZE; place += 1) expect(printed(row, (place + row) % SIZE)).toBe(COLOURS[place]);
});
