// Deferred measuring.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounceToFrame } from "../../src/base/next-frame";

let frames: Map<number, () => void>;
const nextFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const look of due) look();
};

beforeEach(() => {
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (look: () => void) => (frames.set((last += 1), look), last));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

it("measures once in the next frame, however often it is asked", () => {
  const look = vi.fn();
  const { soon } = debounceToFrame(look);
  soon();
  soon();
  expect(look).not.toHaveBeenCalled();
  nextFrame();
  expect(look).toHaveBeenCalledOnce();
  soon();
  nextFrame();
  expect(look).toHaveBeenCalledTimes(2);
});

it("measures no more after it was stopped", () => {
  const look = vi.fn();
  const { soon, stop } = debounceToFrame(look);
  soon();
  stop();
  nextFrame();
  expect(look).not.toHaveBeenCalled();
});
