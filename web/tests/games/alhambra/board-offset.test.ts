// The position of the board on the page.
import { afterEach, expect, it, vi } from "vitest";
import { whereBegins } from "../../../src/games/alhambra/board-offset";

afterEach(() => vi.unstubAllGlobals());

it("is reported at once and when the page changes its size, until it is ended", () => {
  let resized: () => void = () => undefined;
  const disconnect = vi.fn();
  const observe = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = observe;
      disconnect = disconnect;
      constructor(hear: () => void) {
        resized = hear;
      }
    },
  );
  vi.stubGlobal("requestAnimationFrame", (look: () => void) => (look(), 1));
  vi.stubGlobal("scrollY", 100);
  const board = document.createElement("div");
  let top = 20.4;
  board.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
  const reported: number[] = [];
  const end = whereBegins(board, (pixels) => reported.push(pixels));
  expect(observe).toHaveBeenCalledWith(document.body);
  top = 60;
  resized();
  expect(reported).toEqual([120, 160]);
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});
