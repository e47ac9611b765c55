// The lesson of Alhambra leads from card to card.
import { describe, expect, it } from "vitest";
import { lead } from "../../../src/games/alhambra/lesson";

describe("a lesson leads", () => {
  const asked = ["buy 4", "pay o7", "pay o2", "take y2 b2 b2", "place tower9nw 0,1"];
  const paid = asked.slice(0, 3);

  it("by the steps of a move where they suffice", () => {
    expect(lead(asked, [])).toBeUndefined();
    expect(lead(asked, asked.slice(0, 4))).toBeUndefined();
  });

  it("to the whole payment, even after paying a card of it", () => {
    expect(lead(asked, ["buy 4"])).toBe("pay o7 o2");
    expect(lead(asked, ["buy 4", "pay o7"])).toBe("pay o7 o2");
  });

  it("from card to card in any order", () => {
    expect(lead(asked, paid)).toBe("take y2");
    expect(lead(asked, [...paid, "take b2"])).toBe("take y2 b2");
    expect(lead(asked, [...paid, "take y2 b2"])).toBe("take y2 b2 b2");
  });

  it("nowhere from another turn", () => {
    for (const other of [
      ["buy 2"],
      ["buy 4", "pay o9"],
      [...paid, "stop"],
      [...paid, "take g1"],
      [...paid, "take y2", "place tower9nw 0,1"],
    ])
      expect(lead(asked, other)).toBeNull();
  });
});
