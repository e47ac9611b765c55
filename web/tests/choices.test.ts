import { describe, expect, it } from "vitest";
import { Choices } from "../src/lib/choices";
import { landing, steps, type AzulView } from "../src/games/azul/moves";

const legal = ["1r1", "1r2", "1rf", "ckf", "ck3"];

describe("choices", () => {
  const choices = new Choices(legal, steps);

  it("offers sources first, then the targets of the one chosen", () => {
    expect([...choices.next()]).toEqual(["take 1r", "take ck"]);
    expect([...choices.next(["take 1r"])]).toEqual(["to 1", "to 2", "to f"]);
    expect(choices.move(["take 1r"])).toBeNull();
    expect(choices.move(["take 1r", "to 2"])).toBe("1r2");
    expect(choices.within(["take ck"])).toEqual(["ckf", "ck3"]);
  });

  it("takes back as little as possible when another element is chosen", () => {
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

  it("knows where tiles come to lie", () => {
    const lines = [1, 2, 3, 4, 5].map((spaces) => ({ colour: null, tiles: 0, spaces }));
    const player = { points: 0, lines, wall: [], floor: ["red" as const] };
    const view = { centre: { red: 4 }, displays: [{ blue: 2, red: 2 }], token: null, players: [player] } as unknown as AzulView;
    expect(landing(view, 0, "1b2")).toMatchObject({ line: 1, fits: 2, full: true, floor: [], loss: 0 });
    expect(landing(view, 0, "1b1")).toMatchObject({ fits: 1, full: true, floor: ["blue"], loss: 1 });
    expect(landing(view, 0, "cr3")).toMatchObject({ fits: 3, floor: ["token", "red"], loss: 3 });
    expect(landing(view, 0, "crf")).toMatchObject({ line: null, fits: 0, floor: ["token", "red", "red", "red", "red"] });
  });
});
