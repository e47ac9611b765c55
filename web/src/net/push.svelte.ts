// Web push messages when it is my turn. Permission is requested by a switch in the settings and nowhere else.
import { GAMES, LEVELS } from "../generated/games";
import { api } from "./api";
import { keep, kept } from "../base/storage";
import { titleOf } from "../words/player-names";
import { t, words } from "../words/i18n.svelte";
import { type PushWords, WORDS, WORDS_CACHE } from "../worker/routing";
import { worker } from "./service-worker.svelte";

/** The obstacle to push: no secure address, no browser support, or a refusal by the user or the server. */
export type Hindrance = "insecure" | "unable" | "denied" | "server";

class Push {
  on = $state(kept<boolean>("push") ?? false);
  hindrance = $state<Hindrance | null>(hindrance());

  /** Turn push on; `come` creates an identity that the server can notify. */
  async turnOn(come: () => Promise<unknown>): Promise<void> {
    this.hindrance = hindrance();
    if (this.hindrance !== null) return;
    // This must come first, within the click: some browsers grant permission only then.
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

  /** Register again after a start or a login: the server stores a subscription per session. */
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
    // The old subscription may have another server's key.
    if (old && textOf(old.options.applicationServerKey) !== key) await old.unsubscribe();
    const found = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    await api.tellByPush({
      endpoint: found.endpoint ?? "",
      public_key: found.keys?.p256dh ?? "",
      auth: found.keys?.auth ?? "",
    });
    await this.speak();
  }

  /** Store the words of notifications for the worker, in the language of the page. */
  async speak(): Promise<void> {
    await words.need("me");
    const left: PushWords = {
      title: t("your-turn"),
      played: t("push-played", { name: "%name", game: "%game" }),
      begun: t("push-begun", { game: "%game" }),
      bots: Object.fromEntries(LEVELS.map((level) => [level, t("level-bot", { level })])),
      games: Object.fromEntries(GAMES.map(({ name, title }) => [name, titleOf(name, title)])),
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
