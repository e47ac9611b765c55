// Points in writing.
import { expect, it } from "vitest";
import { signed, written } from "../../src/words/score-format";

it.each([
  [3, "3", "+3"],
  [0, "0", "0"],
  [-2, "−2", "−2"],
])("%i is %s as points and %s as a change", (value, points, change) => {
  expect([written(value), signed(value)]).toEqual([points, change]);
});
