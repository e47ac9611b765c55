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
  const { initialUser, initialGame, initialState } = await page(TOLD);
  expect(document.getElementById("told")).toBeNull();
  expect([initialUser()?.name, initialGame()]).toEqual(["Anna", "azul"]);
  expect(initialState("another")).toBeNull();
  expect(initialState("t")?.watched).toEqual(TOLD.watched);
  expect([initialState("t"), initialUser(), initialGame()]).toEqual([null, undefined, null]);
});

it("has the time of the page's arrival, so that clocks are right however late the script runs", async () => {
  const { initialState } = await page(TOLD);
  const at = initialState("t")?.at;
  expect(at).toBeGreaterThanOrEqual(performance.timeOrigin);
  expect(at).toBeLessThanOrEqual(Date.now());
});

it("knows an anonymous visitor, and is empty on another page", async () => {
  expect((await page({ ...TOLD, me: null })).initialUser()).toBeNull();
  vi.resetModules();
  expect((await page(null)).initialUser()).toBeUndefined();
});
