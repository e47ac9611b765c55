// Push messages: permission, subscription and their words.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load } from "../../src/base/storage";
import { api } from "../../src/net/api";
import { push } from "../../src/net/push.svelte";
import { worker } from "../../src/net/service-worker.svelte";
import { words } from "../../src/words/i18n.svelte";
import { WORDS, WORDS_CACHE, type PushWords } from "../../src/worker/routing";

const KEY = "AQID"; // of the server: the bytes 1, 2, 3
const keys = { p256dh: "public", auth: "secret" };
const manager = {
  old: null as { options: { applicationServerKey: ArrayBuffer }; unsubscribe: () => Promise<void> } | null,
  getSubscription: async () => manager.old,
  subscribe: vi.fn(async (_options: object) => ({ toJSON: () => ({ endpoint: "https://push.example/1", keys }) })),
};
const cached = new Map<string, Response>();
let permission: NotificationPermission;

beforeAll(() => words.load("en"));
beforeEach(() => {
  vi.restoreAllMocks();
  manager.subscribe.mockClear();
  manager.old = null;
  permission = "granted";
  cached.clear();
  vi.spyOn(worker, "possible", "get").mockReturnValue(true);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  const registration = { pushManager: manager };
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("caches", {
    open: async (name: string) => ({ put: async (path: string, text: Response) => void cached.set(name + path, text) }),
  });
  vi.spyOn(api, "push").mockResolvedValue({ key: KEY, on: false });
  vi.spyOn(api, "tellByPush").mockResolvedValue();
  vi.spyOn(api, "stopPush").mockResolvedValue();
  push.on = false;
});
afterEach(() => vi.unstubAllGlobals());

const come = vi.fn(async () => undefined);

describe("turning push on", () => {
  it("creates an identity, subscribes with the server's key and tells the server", async () => {
    await push.turnOn(come);
    expect(come).toHaveBeenCalledOnce();
    expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(api.tellByPush).toHaveBeenCalledWith({
      endpoint: "https://push.example/1",
      public_key: "public",
      auth: "secret",
    });
    expect([push.on, push.obstacle, load("push")]).toEqual([true, null, true]);
  });

  it("stores the words of notifications for the worker", async () => {
    await push.turnOn(come);
    const texts = (await cached.get(WORDS_CACHE + WORDS)?.json()) as PushWords;
    expect(texts.title).toBe("Your turn");
    expect(texts.played).toContain("%name");
    expect([texts.bots.keen, texts.games.dreamhome]).toEqual(["Keen bot", "Dream Home"]);
  });

  it.each<[string, () => void, string | null]>([
    ["plain http", () => vi.stubGlobal("isSecureContext", false), "insecure"],
    ["a browser without a worker", () => vi.spyOn(worker, "possible", "get").mockReturnValue(false), "unable"],
    ["an earlier refusal by the user", () => (permission = "denied"), "denied"],
    ["a question left open by the user", () => (permission = "default"), null],
    ["a server without push", () => vi.mocked(api.push).mockResolvedValue({ key: null, on: false }), "server"],
  ])("fails for %s", async (_, obstruct, obstacle) => {
    obstruct();
    await push.turnOn(come);
    expect([push.on, push.obstacle]).toEqual([false, obstacle]);
    expect(manager.subscribe).not.toHaveBeenCalled();
  });

  it.each([
    [[1, 2, 3], 0],
    [[9, 9, 9], 1],
  ])("replaces an old subscription by another key only: %j", async (bytes, times) => {
    const unsubscribe = vi.fn(async () => undefined);
    manager.old = { options: { applicationServerKey: new Uint8Array(bytes).buffer }, unsubscribe };
    await push.turnOn(come);
    expect(unsubscribe).toHaveBeenCalledTimes(times);
  });
});

it("turning push off ends the subscription here and at the server", async () => {
  await push.turnOn(come);
  const unsubscribe = vi.fn(async () => undefined);
  manager.old = { options: { applicationServerKey: new ArrayBuffer(0) }, unsubscribe };
  await push.turnOff();
  expect([push.on, load("push")]).toEqual([false, null]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(api.stopPush).toHaveBeenCalledOnce();
});

it.each([
  [true, false, 1],
  [true, true, 0],
  [false, false, 0],
])("with push on here %s and at the server %s it subscribes %i times at the start", async (here, there, times) => {
  push.on = here;
  vi.mocked(api.push).mockResolvedValue({ key: KEY, on: there });
  await push.resubscribe();
  expect(manager.subscribe).toHaveBeenCalledTimes(times);
});

it("tries again at the next start when the server does not answer", async () => {
  push.on = true;
  vi.mocked(api.push).mockRejectedValue(new Error("cut"));
  await push.resubscribe();
  expect(push.on).toBe(true);
});
