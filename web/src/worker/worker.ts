// The service worker: it makes pages work offline, and notifies players that it is their turn.
//
// A new version takes over at once: its cache has only files whose names change with their content, and the page for an
// offline start. An open page stays at its version until it is reloaded.
import type { Built } from "./manifest";
import {
  type FromWorker,
  notificationOf,
  planFor,
  type PushMessage,
  type PushWords,
  type ToWorker,
  WORDS,
  WORDS_CACHE,
} from "./routing";

declare const self: ServiceWorkerGlobalScope;
declare const BUILT: Built;
const built = BUILT; // read once, because the build inserts the whole text

const PAGE = "/";
const PATIENCE = 3000; // milliseconds before the cached page is shown instead
const SHELL = `riad-shell-${built.version}`;
const ASSETS = "riad-assets";
const shell = new Set(built.shell);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  const fixed = built.shell.filter((path) => !path.startsWith("/assets/"));
  const kept = await caches.open(SHELL);
  await kept.addAll(fixed.map((path) => new Request(path, { cache: "no-cache" })));
  await keep(built.shell.filter((path) => path.startsWith("/assets/")));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("riad-shell-") && name !== SHELL) await caches.delete(name);
  }
  const known = new Set(built.assets);
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) {
    if (!known.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await self.clients.claim();
}

/** Cache the files that are not cached yet. */
async function keep(paths: readonly string[]): Promise<void> {
  const assets = await caches.open(ASSETS);
  const missing: string[] = [];
  for (const path of paths) if (!(await assets.match(path))) missing.push(path);
  await assets.addAll(missing);
}

self.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, self.location.origin, shell);
  if (plan === "page") event.respondWith(page(event.request));
  else if (plan === "asset") event.respondWith(asset(event.request));
  else if (plan === "shell") event.respondWith(fixed(event.request));
});

/** Return the newest page, or the cached one. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await (await caches.open(SHELL)).match(PAGE)) ?? Response.error();
  const fresh = fetch(request);
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  try {
    const answer = await Promise.race([fresh, late]);
    // While a server restarts, its proxy answers 502 to 504: the cached page can wait for it to come back.
    return answer && answer.status < 500 ? answer : await kept();
  } catch {
    return kept();
  }
}

/** Return a file whose name changes with its content, cached on first use. */
async function asset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request.url, answer.clone()).catch(() => undefined); // the storage may be full
  return answer;
}

async function fixed(request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(new URL(request.url).pathname)) ?? fetch(request);
}

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.type === "entry") event.ports[0]?.postMessage({ type: "entry", entry: built.entry } satisfies FromWorker);
  // "keep all" caches the whole version, and "keep" the files that the first page loaded before this worker was active.
  // A failure does no harm: the next start tries again.
  if (message.type === "keep all") event.waitUntil(keep(built.assets).catch(() => undefined));
  if (message.type === "keep") event.waitUntil(keep(message.assets.filter((path) => built.assets.includes(path))));
});

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as PushMessage)));

async function tell(message: PushMessage): Promise<void> {
  const left = await (await caches.open(WORDS_CACHE)).match(WORDS);
  const words = left ? ((await left.json()) as PushWords) : null;
  const { title, body } = notificationOf(message, words);
  const path = `/t/${message.table}`;
  await self.registration.showNotification(title, {
    body,
    tag: path,
    data: path,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data as string));
});

/** Show the table: in a page that has it open already, else in a new one. */
async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

// A browser may replace the subscription's address on its own; the server must learn of it.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event as PushSubscriptionChangeEvent)));

async function move({ oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const subscription = (await self.registration.pushManager.subscribe(oldSubscription.options)).toJSON();
  const body = JSON.stringify({
    endpoint: subscription.endpoint,
    public_key: subscription.keys?.p256dh,
    auth: subscription.keys?.auth,
  });
  await fetch("/api/push", { method: "PUT", headers: { "content-type": "application/json" }, body });
}
