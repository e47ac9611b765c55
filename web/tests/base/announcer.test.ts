// The lines of the live region.
import { expect, it } from "vitest";
import { Announcer } from "../../src/base/announcer.svelte";

it("announces each text once, in order, and drops old lines", () => {
  const announcer = new Announcer();
  for (const text of ["a", "a", "", " ", "b", "a"]) announcer.say(text);
  expect(announcer.lines.map(({ text }) => text)).toEqual(["a", "b", "a"]);
  for (let n = 0; n < 20; n += 1) announcer.say(String(n));
  expect(announcer.lines.at(-1)?.text).toBe("19");
  expect(announcer.lines.length).toBeLessThan(10);
  expect(new Set(announcer.lines.map(({ number }) => number)).size).toBe(announcer.lines.length);
});
