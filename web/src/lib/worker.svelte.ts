// The page's side of the service worker: it is registered, told what to keep, and asked whether there is a newer page.
import type { FromWorker, ToWorker } from "../worker/plan";

const LOOK_EVERY = 3600_000;
const REST = 10_000; // what nobody waits for comes later

class Worker {
  /** There is a newer version than this page; it is taken at the next start, or when somebody says so. */
  newer = $state(false);

  /** Only a built page that came the safe way has a worker: on plain http browsers allow none. */
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

  /** Keep the other boards, the rules and all words as well, for when there is no network; not where each byte is paid for. */
  private keepAll(): void {
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
    if (!saving) navigator.serviceWorker.controller?.postMessage({ type: "keep all" } satisfies ToWorker);
  }

  /** Something of this page did not come: perhaps it is gone from the server, and only the newer page can go on. */
  private async look(): Promise<void> {
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      this.newer ||= !page.includes(entry());
    } catch {
      // there is no connection: what is missing may be there
    }
  }

  /** Whether the worker that has just taken over is of another version than this page. */
  private async compare(): Promise<void> {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event: MessageEvent<FromWorker>) => {
      this.newer = entry() !== event.data.entry;
    };
    navigator.serviceWorker.controller?.postMessage({ type: "entry" } satisfies ToWorker, [channel.port2]);
  }
}

/** The script that this page began with: another version has another. */
const entry = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "", location.href).pathname;

/** The files that this page has loaded so far: the words of its language and the board it shows are among them. */
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

export const worker = new Worker();
