// The browser's storage.
import { afterEach, expect, it, vi } from "vitest";
import { load, save } from "../../src/base/storage";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it("returns what was saved, each storage its own", () => {
  save("turn", { moves: ["1r1"] });
  save("turn", 3, "session");
  expect(load("turn")).toEqual({ moves: ["1r1"] });
  expect(load("turn", "session")).toBe(3);
  expect(localStorage.getItem("riad.turn")).toBe('{"moves":["1r1"]}');
});

it.each([null, undefined])("removes an entry for %s", (value) => {
  save("turn", 1);
  save("turn", value);
  expect(load("turn")).toBeNull();
  expect(localStorage.length).toBe(0);
});

it("has nothing where an entry is damaged", () => {
  localStorage.setItem("riad.turn", "{");
  expect(load("turn")).toBeNull();
});

it("goes on without storage", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => save("turn", 1)).not.toThrow();
  expect(load("turn")).toBeNull();
});
