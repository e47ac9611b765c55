import { expect, it } from "vitest";
import { nextBox } from "../src/lib/keys";
import { routeOf } from "../src/lib/router.svelte";

const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

it("moves to what lies straight ahead before what is nearer but aside", () => {
  const boxes = [at(30, 0), at(15, 20), at(-20, 0), at(0, 40)];
  expect(nextBox(at(0, 0), boxes, [1, 0])).toBe(0);
  expect(nextBox(at(0, 0), boxes, [-1, 0])).toBe(2);
  expect(nextBox(at(0, 0), boxes, [0, 1])).toBe(3);
  expect(nextBox(at(0, 0), boxes, [0, -1])).toBeNull();
});

it("reads addresses", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/abcd-123_X")).toEqual({ page: "table", id: "abcd-123_X", number: null });
  expect(routeOf("/t/abcd-123_X/12")).toEqual({ page: "table", id: "abcd-123_X", number: 12 });
  expect(routeOf("/t/abc/x")).toEqual({ page: "nowhere" });
  expect(routeOf("/rules/azul")).toEqual({ page: "rules", game: "azul" });
  expect(routeOf("/me")).toEqual({ page: "me" });
});
