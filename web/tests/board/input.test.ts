// All ways of playing on a board but tapping.
import { expect, it, vi } from "vitest";
import { attachInput } from "../../src/board/input";
import type { TableModel } from "../../src/table/table.svelte";

it("joins keys, tab stops and the measures of the bars, until it is ended", () => {
  document.body.innerHTML = `<main><div id="board"><div data-group><button data-choice="a"></button><button data-choice="b"></button></div></div></main>`;
  const root = document.querySelector("#board") as HTMLElement;
  const table = {
    undo: vi.fn(),
    undoAll: vi.fn(),
    options: new Set(["a"]),
    chosen: new Set(),
    moves: [],
    previews: [],
  };
  const commands = { confirm: vi.fn(), help: vi.fn(), step: vi.fn(() => false) };
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const stops = () => [...root.querySelectorAll("button")].map(({ tabIndex }) => tabIndex);

  const end = attachInput(root, table as unknown as TableModel, commands);
  expect(stops()).toEqual([0, -1]);
  expect(document.documentElement.style.getPropertyValue("--bar-above")).toBe("0px");
  for (const key of ["u", "U", "c", "?"]) press(key);
  const calls = () => [table.undo, table.undoAll, commands.confirm, commands.help].map(({ mock }) => mock.calls.length);
  expect(calls()).toEqual([1, 1, 1, 1]);

  end();
  for (const key of ["u", "c"]) press(key);
  expect(calls()).toEqual([1, 1, 1, 1]);
  expect(document.documentElement.style.getPropertyValue("--bar-above")).toBe("");
});
