// The points won and lost by the turn so far.
import { expect, it } from "vitest";
import type { TableModel } from "../../src/table/table.svelte";
import { turnGain } from "../../src/table/turn-gain";

it.each([
  [3, { gain: 3, loss: null }],
  [-2, { gain: null, loss: 2 }],
  [0, { gain: null, loss: null }],
  [null, { gain: null, loss: null }],
])("a change of %s points is %j", (gain, points) => {
  expect(turnGain({ gain } as TableModel)).toEqual(points);
});
