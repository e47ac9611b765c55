// The board for any game.
import { beforeAll, expect, it } from "vitest";
import generic from "../../../src/games/generic/index";
import type { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";

beforeAll(() => words.load("en"));

const table = (moves: string[], gain: number | null = null) => ({ moves, gain }) as unknown as TableModel;

it("takes a move as one element, and says moves as the server does", () => {
  expect(generic.steps("take 3 from a")).toEqual(["take 3 from a"]);
  expect(generic.tell({ does: "take" }, "takes three")).toBe("takes three");
  expect(generic.refuse({ because: "empty" })).toBeNull();
});

it("lists the moves of the turn so far, and its points", () => {
  expect(generic.summary(table(["a", "b"]))).toBe("a · b");
  expect(generic.points(table([], -3))).toEqual({ gain: null, loss: 3 });
  expect(generic.todo(table([]))).not.toBe("plain-todo");
});
