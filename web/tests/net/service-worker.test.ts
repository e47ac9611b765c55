// The page's side of the service worker.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { worker } from "../../src/net/service-worker.svelte";

const active = { postMessage: vi.fn() };
const controller = { postMessage: vi.fn() };
let registration: { update: ReturnType<typeof vi.fn> };
let container: EventTarget & { controller: object | null; register: () => Promise<object>; ready: Promise<object> };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  worker.newer = false;
  registration = { update: vi.fn(async () => undefined) };
  document.head.innerHTML = '<script type="module"></script>';
  Object.defineProperty(document.querySelector("script"), "src", { value: `${location.origin}/assets/index-1.js` });
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn(async () => registration),
    ready: Promise.resolve({ active }),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.spyOn(worker, "possible", "get").mockReturnValue(true);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    ["/assets/a.js", "/assets/a.js", "/api/me"].map((path) => ({ name: location.origin + path })) as never,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("is possible only for a built page", () => {
  vi.restoreAllMocks();
  expect(worker.possible).toBe(false);
});

it("caches what the first page has loaded, and everything a little later", async () => {
  await worker.start();
  expect(container.register).toHaveBeenCalledWith("/sw.js");
  expect(active.postMessage).toHaveBeenCalledWith({ type: "keep", assets: ["/assets/a.js"] });
  container.controller = controller;
  vi.advanceTimersByTime(10_000);
  expect(controller.postMessage).toHaveBeenCalledWith({ type: "keep all" });
});

it("leaves the rest to a user who saves data, and what is cached already", async () => {
  container.controller = controller;
  Object.assign(navigator, { connection: { saveData: true } });
  await worker.start();
  vi.advanceTimersByTime(10_000);
  expect([active, controller].map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([0, 0]);
});

it("looks for a newer version every hour and when the page is visible again", async () => {
  await worker.start();
  vi.advanceTimersByTime(3600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

it.each([
  ["/assets/index-1.js", false],
  ["/assets/index-2.js", true],
])("knows after a missing file whether the server has another version: %s", async (script, newer) => {
  vi.stubGlobal("fetch", async () => new Response(`<script src="${script}"></script>`));
  await worker.start();
  dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.newer).toBe(newer);
});

it.each([
  ["/assets/index-1.js", false],
  ["/assets/index-2.js", true],
])("compares itself with the worker that takes over: %s", async (entry, newer) => {
  await worker.start();
  container.controller = {
    postMessage: (message: { type: string }, [port]: MessagePort[]) =>
      message.type === "entry" && port?.postMessage({ type: "entry", entry }),
  };
  container.dispatchEvent(new Event("controllerchange"));
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done, 20));
  expect(worker.newer).toBe(newer);
});

it("is not needed: a browser may forbid it", async () => {
  container.register = async () => {
    throw new DOMException("", "SecurityError");
  };
  await expect(worker.start()).resolves.toBeUndefined();
});
