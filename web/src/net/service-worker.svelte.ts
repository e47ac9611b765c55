// The page's side of the service worker: register it, tell it what to cache, and check for a newer page.
import type { FromWorker, ToWorker } from "../worker/routing";

const LOOK_EVERY = 3600_000;
const REST = 10_000; // milliseconds until files that nobody waits for are loaded

class ServiceWorkerClient {
  /** True if a newer version exists; it is used from the next start, or when the user asks for it. */
  newer = $state(false);

  /** True for a built page from a secure address: browsers allow no worker on plain http. */
  get possible(): boolean {
    return import.meta.env.PROD && "serviceWorker" in navigator;
  }

  async start(): Promise<void> {
    addEventListener("vite:preloadError", () => void this.look());
    if (!this.possible) return;
    const first = navigator.serviceWorker.controller === null;
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      const worker = (await navigator.serviceWorker.ready).active;
      if (first) worker?.postMessage({ type: "keep", assets: loaded() } satisfies ToWorker);
      setTimeout(() => this.keepAll(), REST);
      navigator.serviceWorker.addEventListener("controllerchange", () => void this.compare());
      const look = () => document.hidden || registration.update().catch(() => undefined);
      setInterval(look, LOOK_EVERY);
      document.addEventListener("visibilitychange", look);
    } catch {
      // a browser may forbid it, as in private windows: then the page needs the network
    }
  }

  /** Cache the other boards, the rules and all messages for offline use, except when the user wants to save data. */
  private keepAll(): void {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
    if (!saving) navigator.serviceWorker.controller?.postMessage({ type: "keep all" } satisfies ToWorker);
  }

  /** Look for a newer version when a file did not arrive: the server may no longer have this version's files. */
  private async look(): Promise<void> {
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      this.newer ||= !page.includes(entry());
    } catch {
      // no connection: the missing file may still exist
    }
  }

  /** Compare the version of the worker that has just taken over with this page's. */
  private async compare(): Promise<void> {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event: MessageEvent<FromWorker>) => {
      this.newer = entry() !== event.data.entry;
    };
    navigator.serviceWorker.controller?.postMessage({ type: "entry" } satisfies ToWorker, [channel.port2]);
  }
}

/** Return the script that this page started with; it differs between versions. */
const entry = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "", location.href).pathname;

/** Return the files that this page has loaded so far, including the messages of its language and its board. */
function loaded(): string[] {
  const entries = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return [
    ...new Set(
      entries
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
        .map(({ pathname }) => pathname),
    ),
  ];
}

export const worker = new ServiceWorkerClient();
