// Times in words.
import { beforeAll, expect, it } from "vitest";
import { ago, dateWords, timeWords } from "../../src/words/time-format";
import { words } from "../../src/words/i18n.svelte";

beforeAll(() => words.load("en"));

it("gives the limit of a player", () => {
  const limits = [
    timeWords("live", null),
    timeWords("live", { main: 300, more: 10 }),
    timeWords("live", { main: 45, more: 0 }),
    timeWords("correspondence", { main: 3 * 86400, more: 0 }),
  ];
  expect(limits).toEqual([
    "No clock",
    "5 minutes each, plus 10 seconds per turn",
    "45 seconds each",
    "3 days per turn",
  ]);
});

it.each([
  [0, "just now"],
  [59, "just now"],
  [60, "a minute ago"],
  [3599, "59 minutes ago"],
  [-5, "just now"], // the clocks differ
])("an event %i seconds ago happened %s", (seconds, text) => {
  expect(ago(1_000_000_000 - seconds * 1000, 1_000_000_000)).toBe(text);
});

it("counts hours and days", () => {
  expect([ago(0, 2 * 3600_000), ago(0, 49 * 3600_000)]).toEqual(["2 hours ago", "2 days ago"]);
});

it("writes dates as each language does", async () => {
  const at = new Date(2026, 10, 5).getTime();
  expect(dateWords(at)).toBe("5 Nov 2026");
  await words.load("is");
  expect(dateWords(at)).toBe("5.11.2026");
  await words.load("en");
});
