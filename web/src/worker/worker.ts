// The service worker: pages stand without a network, and somebody who is away is told that it is their turn.
//
// It takes over at once when there is a new one: all it has is files whose names change with their content, and the page
// that a start without a network gets. A page that is open stays the one it is until it is loaded anew.
import type { Built } from "./built";
import {
  type FromWorker,
  notificationOf,
  planFor,
  type PushMessage,
  type PushWords,
  type ToWorker,
  WORDS,
  WORDS_CACHE,
} from "./plan";

declare const self: ServiceWorkerGlobalScope;
declare const BUILT: Built;
const built = BUILT; // written out by the build, so once

const PAGE = "/";
const PATIENCE = 3000; // a page that does not come by then is shown from what is kept
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

/** Keep files that are not kept yet. */
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

/** The newest page, or the one that is kept. */
async function page(request: Request): Promise<Response> {
  const kept = async () => (await (await caches.open(SHELL)).match(PAGE)) ?? Response.error();
  const fresh = fetch(request);
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  try {
    const answer = await Promise.race([fresh, late]);
    // A server that stops answers for its proxy with 502 to 504: the kept page can wait for it to come back.
    return answer && answer.status < 500 ? answer : await kept();
  } catch {
    return kept();
  }
}

/** A file whose name changes with its content: kept when first used. */
async function asset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request.url, answer.clone()).catch(() => undefined); // there may be no room
  return answer;
}

async function fixed(request: Request): Promise<Response> {
  return (await (await caches.open(SHELL)).match(new URL(request.url).pathname)) ?? fetch(request);
}

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  if (message.type === "entry") event.ports[0]?.postMessage({ type: "entry", entry: built.entry } satisfies FromWorker);
  // What the first page had loaded before this worker was there.
  if (message.type === "keep all") event.waitUntil(keep(built.assets).catch(() => undefined)); // the next start tries again
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

/** The table: in the page that has it open already, else in a new one. */
async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

// A browser may move to another address by itself: the server is told.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event as PushSubscriptionChangeEvent)));

async function move({ oldSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const found = (await self.registration.pushManager.subscribe(oldSubscription.options)).toJSON();
  const body = JSON.stringify({ endpoint: found.endpoint, public_key: found.keys?.p256dh, auth: found.keys?.auth });
  await fetch("/api/push", { method: "PUT", headers: { "content-type": "application/json" }, body });
}
