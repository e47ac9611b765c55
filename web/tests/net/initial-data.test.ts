import { beforeEach, expect, it, vi } from "vitest";
import type { Opening } from "../../src/generated/wire";

const TOLD = {
  me: { id: "p", name: "Anna", login: null },
  watched: { type: "state", table: "t", seq: 3, state: { game: "azul" }, happened: [] },
} as unknown as Opening;

function page(told: Opening | null): Promise<typeof import("../../src/net/initial-data")> {
  document.body.innerHTML = told ? `<script id="told" type="application/json">${JSON.stringify(told)}</script>` : "";
  return import("../../src/net/initial-data");
}

beforeEach(() => vi.resetModules());

it("is the data that came with the page, used once", async () => {
  const { openedBy, openedGame, openedWith } = await page(TOLD);
  expect(document.getElementById("told")).toBeNull();
  expect([openedBy()?.name, openedGame()]).toEqual(["Anna", "azul"]);
  expect(openedWith("another")).toBeNull();
  expect(openedWith("t")?.watched).toEqual(TOLD.watched);
  expect([openedWith("t"), openedBy(), openedGame()]).toEqual([null, undefined, null]);
});

it("has the time of the page's arrival, so that clocks are right however late the script runs", async () => {
  const { openedWith } = await page(TOLD);
  const at = openedWith("t")?.at;
  expect(at).toBeGreaterThanOrEqual(performance.timeOrigin);
  expect(at).toBeLessThanOrEqual(Date.now());
});

it("knows an anonymous visitor, and is empty on another page", async () => {
  expect((await page({ ...TOLD, me: null })).openedBy()).toBeNull();
  vi.resetModules();
  expect((await page(null)).openedBy()).toBeUndefined();
});
