// Web push messages when it is my turn. Permission is requested by a switch in the settings and nowhere else.
import { GAMES, LEVELS } from "../generated/games";
import { api } from "./api";
import { load, save } from "../base/storage";
import { titleOf } from "../words/player-names";
import { t, words } from "../words/i18n.svelte";
import { serverTitles } from "../words/server-titles.svelte";
import { type PushWords, WORDS, WORDS_CACHE } from "../worker/routing";
import { worker } from "./service-worker.svelte";

/** The obstacle to push: no secure address, no browser support, or a refusal by the user or the server. */
export type PushObstacle = "insecure" | "unable" | "denied" | "server";

class Push {
  on = $state(load<boolean>("push") ?? false);
  obstacle = $state<PushObstacle | null>(obstacle());

  /** Turn push on; `come` creates an identity that the server can notify. */
  async turnOn(come: () => Promise<unknown>): Promise<void> {
    this.obstacle = obstacle();
    if (this.obstacle !== null) return;
    // This must come first, within the click: some browsers grant permission only then.
    const allowed = await Notification.requestPermission();
    if (allowed !== "granted") {
      this.obstacle = allowed === "denied" ? "denied" : null;
      return;
    }
    await come();
    const { key } = await api.push();
    if (key === null) {
      this.obstacle = "server";
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
  async resubscribe(): Promise<void> {
    if (!this.on || obstacle() !== null || Notification.permission !== "granted") return;
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
    const subscription = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    await api.tellByPush({
      endpoint: subscription.endpoint ?? "",
      public_key: subscription.keys?.p256dh ?? "",
      auth: subscription.keys?.auth ?? "",
    });
    await this.sendTexts();
  }

  /** Store the words of notifications for the worker, in the language of the page. */
  async sendTexts(): Promise<void> {
    await words.require("me");
    const games = [...GAMES.map(({ name }) => name), ...Object.keys(serverTitles)];
    const left: PushWords = {
      title: t("your-turn"),
      played: t("push-played", { name: "%name", game: "%game" }),
      begun: t("push-begun", { game: "%game" }),
      bots: Object.fromEntries(LEVELS.map((level) => [level, t("level-bot", { level })])),
      games: Object.fromEntries(games.map((name) => [name, titleOf(name)])),
    };
    await (await caches.open(WORDS_CACHE)).put(WORDS, Response.json(left));
  }

  private become(on: boolean): void {
    this.on = on;
    save("push", on || null);
  }
}

function obstacle(): PushObstacle | null {
  if (!isSecureContext) return "insecure";
  if (!worker.possible || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

function textOf(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const push = new Push();
