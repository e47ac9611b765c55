// My identity here. A visitor who just plays gets a friendly name and may change it later.
import type { Me } from "../generated/wire";
import { api, Refusal } from "./api";
import { load, save } from "../base/storage";
import { live } from "./connection.svelte";
import { initialUser } from "./initial-data";
import { push } from "./push.svelte";
import { t } from "../words/i18n.svelte";

class Session {
  /** My identity as this browser last knew it, so that the page need not wait for the server. */
  me = $state.raw<Me | null>(load<Me>("me"));
  /** True if the server no longer knows my session: it was ended elsewhere. */
  ended = $state(false);

  /** Ask the server who I am. Without an answer nothing changes. */
  async load(): Promise<void> {
    const me = initialUser(); // included in the page of a table
    if (me !== undefined) {
      this.receive(me);
      return;
    }
    try {
      this.receive(await api.me());
    } catch {
      // offline: the page says so
    }
  }

  /** Check the identity whenever the connection is back: the session may have been ended or replaced elsewhere. */
  watchConnection(): void {
    let lost = false;
    live.onStatus((status) => {
      if (status === "offline") lost = true;
      if (status !== "online" || !lost) return;
      lost = false;
      void this.load();
    });
  }

  private receive(me: Me | null): void {
    const ended = me === null && this.me !== null;
    this.setUser(me);
    this.ended ||= ended;
  }

  /** Adopt an identity. With `renewed` the cookie is new, and the old session's connection has ended. */
  setUser(me: Me | null, renewed = false): void {
    const changed = renewed || me?.id !== this.me?.id;
    this.me = me;
    if (me) this.ended = false;
    save("me", me);
    if (!changed) return;
    live.restart();
    if (me) void push.resubscribe();
  }

  /** Create an identity if there is none: with this name, or a friendly one. */
  async ensureUser(name?: string): Promise<Me> {
    if (this.me) return this.me;
    try {
      this.setUser(await api.visit(name ?? randomName()));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "not_now") throw error;
      await this.load(); // the cookie was already there
    }
    return this.me as unknown as Me;
  }
}

/** Return a random friendly name. */
export function randomName(random: () => number = Math.random): string {
  const names = t("friendly-names").split(",");
  return (names[Math.floor(random() * names.length)] ?? "Riad").trim();
}

export const session = new Session();
