// The service worker: its caches, its answers and its notifications.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WORDS, WORDS_CACHE } from "../../src/worker/routing";

const SCRIPT = import.meta.glob("../../src/worker/worker.ts"); // its types are those of a worker, not of a page
const ORIGIN = "https://riad.example";
const BUILT = {
  version: "2",
  entry: "/assets/index-2.js",
  shell: ["/", "/icon.svg", "/assets/index-2.js"],
  assets: ["/assets/index-2.js", "/assets/azul-2.js"],
};

type Stored = Map<string, Response>;
const pathOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
let stores: Map<string, Stored>;
let network: Map<string, () => Response | Promise<Response>>;
let heard: Map<string, (event: object) => void>;
const windows: { url: string; focus: () => Promise<void> }[] = [];
const scope = {
  location: { origin: ORIGIN },
  addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
  skipWaiting: async () => undefined,
  clients: { claim: async () => undefined, matchAll: async () => windows, openWindow: vi.fn(async () => null) },
  registration: {
    showNotification: vi.fn(async () => undefined),
    pushManager: {
      subscribe: async () => ({
        toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "p", auth: "a" } }),
      }),
    },
  },
};

async function request(path: Request | string): Promise<Response> {
  const answer = network.get(pathOf(path));
  if (!answer) throw new TypeError("no network");
  return answer();
}
const open = async (name: string) => {
  const store: Stored = stores.get(name) ?? new Map();
  stores.set(name, store);
  const put = async (path: Request | string, response: Response) => void store.set(pathOf(path), response);
  return {
    put,
    match: async (path: Request | string) => store.get(pathOf(path))?.clone(),
    addAll: async (paths: (Request | string)[]) => {
      for (const path of paths) await put(path, await request(path));
    },
    keys: async () => [...store.keys()].map((path) => new Request(ORIGIN + path)),
    delete: async (path: Request) => store.delete(pathOf(path)),
  };
};
const contents = () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()]));

/** Send an event to the worker and wait for all that it does. Return its answer. */
async function send(name: string, event: object = {}): Promise<unknown> {
  const waits: unknown[] = [];
  let answer: unknown;
  heard.get(name)?.({
    waitUntil: (wait: unknown) => waits.push(wait),
    respondWith: (response: unknown) => (answer = response),
    ...event,
  });
  await Promise.all(waits);
  return answer;
}
const get = async (path: string, mode = "cors") =>
  (await send("fetch", { request: { url: ORIGIN + path, method: "GET", mode } })) as Response | undefined;

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  windows.length = 0;
  [stores, network, heard] = [new Map(), new Map(), new Map()];
  for (const path of [...BUILT.shell, ...BUILT.assets]) network.set(path, () => new Response(`new ${path}`));
  const names = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  for (const [name, value] of Object.entries({
    self: scope,
    BUILT,
    caches: names,
    fetch: vi.fn(request),
    Request: RequestOf,
  }))
    vi.stubGlobal(name, value);
  await SCRIPT["../../src/worker/worker.ts"]?.();
});
afterEach(() => vi.unstubAllGlobals());

/** A request as a worker makes it: its addresses are relative to the site. */
class RequestOf {
  url: string;
  constructor(path: string) {
    this.url = new URL(path, ORIGIN).href;
  }
}

it("caches the shell when it is installed, and drops what other versions left", async () => {
  stores.set("riad-shell-1", new Map([["/", new Response()]]));
  stores.set("riad-assets", new Map([["/assets/index-1.js", new Response()]]));
  await send("install");
  await send("activate");
  expect(contents()).toEqual({ "riad-shell-2": ["/", "/icon.svg"], "riad-assets": ["/assets/index-2.js"] });
});

describe("a page", () => {
  beforeEach(() => send("install"));

  it("comes from the network", async () => {
    network.set("/t/abcdefgh", () => new Response("the table"));
    expect(await (await get("/t/abcdefgh", "navigate"))?.text()).toBe("the table");
  });

  it("is the cached one without a network, while the server restarts, and when it takes too long", async () => {
    network.delete("/t/abcdefgh");
    expect(await (await get("/t/abcdefgh", "navigate"))?.text()).toBe("new /");
    network.set("/t/abcdefgh", () => new Response("proxy", { status: 502 }));
    expect(await (await get("/t/abcdefgh", "navigate"))?.text()).toBe("new /");
    vi.useFakeTimers();
    network.set("/t/abcdefgh", () => new Promise(() => undefined));
    const late = get("/t/abcdefgh", "navigate");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await late)?.text()).toBe("new /");
    vi.useRealTimers();
  });

  it("shows that the server says no", async () => {
    network.set("/nowhere", () => new Response("no", { status: 404 }));
    expect((await get("/nowhere", "navigate"))?.status).toBe(404);
  });
});

it("requests a file once, and caches no failure", async () => {
  network.set("/assets/azul-2.js", () => new Response("gone", { status: 404 }));
  expect((await get("/assets/azul-2.js"))?.status).toBe(404);
  network.set("/assets/azul-2.js", () => new Response("azul"));
  await get("/assets/azul-2.js");
  network.delete("/assets/azul-2.js");
  expect(await (await get("/assets/azul-2.js"))?.text()).toBe("azul");
});

it("has the fixed files of the shell in its cache, and leaves the rest alone", async () => {
  await send("install");
  network.delete("/icon.svg");
  expect(await (await get("/icon.svg"))?.text()).toBe("new /icon.svg");
  expect(await get("/api/me")).toBeUndefined();
});

describe("a message of a page", () => {
  it("asks for the script of this version", async () => {
    const postMessage = vi.fn();
    await send("message", { data: { type: "entry" }, ports: [{ postMessage }] });
    expect(postMessage).toHaveBeenCalledWith({ type: "entry", entry: BUILT.entry });
  });

  it("caches all files, or those of this version that it names", async () => {
    await send("message", { data: { type: "keep", assets: ["/assets/azul-2.js", "/assets/azul-1.js"] } });
    expect(contents()).toEqual({ "riad-assets": ["/assets/azul-2.js"] });
    network.delete("/assets/azul-2.js"); // it is there already
    await send("message", { data: { type: "keep all" } });
    expect(contents()).toEqual({ "riad-assets": ["/assets/azul-2.js", "/assets/index-2.js"] });
  });

  it("does no harm without a network", async () => {
    network.clear();
    await expect(send("message", { data: { type: "keep all" } })).resolves.toBeUndefined();
  });
});

describe("a notification", () => {
  const message = { table: "abcdefgh", game: "azul", name: "Anna", level: null };

  it("has the words that a page left, and leads to the table", async () => {
    const texts = {
      title: "Your turn",
      played: "%name has moved in %game.",
      begun: "",
      bots: {},
      games: { azul: "Azul" },
    };
    await (await open(WORDS_CACHE)).put(WORDS, Response.json(texts));
    await send("push", { data: { json: () => message } });
    expect(scope.registration.showNotification).toHaveBeenCalledWith(
      "Your turn",
      expect.objectContaining({ body: "Anna has moved in Azul.", tag: "/t/abcdefgh", data: "/t/abcdefgh" }),
    );
  });

  it("opens the table, or the page that has it open", async () => {
    const notification = { close: vi.fn(), data: "/t/abcdefgh" };
    await send("notificationclick", { notification });
    expect(scope.clients.openWindow).toHaveBeenCalledWith("/t/abcdefgh");
    const focus = vi.fn(async () => undefined);
    windows.push({ url: `${ORIGIN}/t/abcdefgh`, focus });
    await send("notificationclick", { notification });
    expect([focus.mock.calls.length, vi.mocked(scope.clients.openWindow).mock.calls.length]).toEqual([1, 1]);
    expect(notification.close).toHaveBeenCalledTimes(2);
  });

  it("comes to a new address when the browser replaces it", async () => {
    network.set("/api/push", () => new Response(null, { status: 204 }));
    await send("pushsubscriptionchange", { oldSubscription: { options: {} } });
    const [path, init] = vi.mocked(fetch).mock.calls.at(-1) ?? [];
    expect([path, init?.method, JSON.parse(String(init?.body))]).toEqual([
      "/api/push",
      "PUT",
      { endpoint: "https://push.example/2", public_key: "p", auth: "a" },
    ]);
  });
});
