// Being told by web push that it is my turn. Asked for by a switch in the settings, and by nothing else.
import { api } from "./api";
import { keep, kept } from "./kept";
import { titleOf } from "./names";
import { t, words } from "./words.svelte";
import { type PushWords, WORDS, WORDS_CACHE } from "../worker/plan";
import { worker } from "./worker.svelte";

/** Why it cannot be: the address is not safe, the browser has none, the person or the server said no. */
export type Hindrance = "insecure" | "unable" | "denied" | "server";
const LEVELS = ["gentle", "casual", "keen", "strong", "master"];
const GAMES = ["azul", "alhambra", "dreamhome"];

class Push {
  on = $state(kept<boolean>("push") ?? false);
  hindrance = $state<Hindrance | null>(hindrance());

  /** `come` makes me someone whom the server can tell. */
  async turnOn(come: () => Promise<unknown>): Promise<void> {
    this.hindrance = hindrance();
    if (this.hindrance !== null) return;
    // First of all, while this is still the click: some browsers ask only then.
    const allowed = await Notification.requestPermission();
    if (allowed !== "granted") {
      this.hindrance = allowed === "denied" ? "denied" : null;
      return;
    }
    await come();
    const { key } = await api.push();
    if (key === null) {
      this.hindrance = "server";
      return;
    }
    await this.subscribe(key);
    this.become(true);
  }

  async turnOff(): Promise<void> {
    this.become(false);
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await api.stopPush();
  }

  /** After a start or another sign-in: what is on here may be off at the server, which keeps it for a session. */
  async renew(): Promise<void> {
    if (!this.on || hindrance() !== null || Notification.permission !== "granted") return;
    try {
      const { key, on } = await api.push();
      if (key !== null && !on) await this.subscribe(key);
    } catch {
      // tried again at the next start
    }
  }

  private async subscribe(key: string): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && textOf(old.options.applicationServerKey) !== key) await old.unsubscribe(); // of another server's key
    const found = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    await api.tellByPush({
      endpoint: found.endpoint ?? "",
      public_key: found.keys?.p256dh ?? "",
      auth: found.keys?.auth ?? "",
    });
    await this.speak();
  }

  /** Leave the words of notifications for the worker, in the language of the page. */
  async speak(): Promise<void> {
    await words.need("me");
    const left: PushWords = {
      title: t("your-turn"),
      played: t("push-played", { name: "%name", game: "%game" }),
      begun: t("push-begun", { game: "%game" }),
      bots: Object.fromEntries(LEVELS.map((level) => [level, t("level-bot", { level })])),
      games: Object.fromEntries(GAMES.map((game) => [game, titleOf(game)])),
    };
    await (await caches.open(WORDS_CACHE)).put(WORDS, Response.json(left));
  }

  private become(on: boolean): void {
    this.on = on;
    keep("push", on || null);
  }
}

function hindrance(): Hindrance | null {
  if (!isSecureContext) return "insecure";
  if (!worker.possible || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

function textOf(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const push = new Push();
