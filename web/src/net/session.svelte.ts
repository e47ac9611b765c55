// My identity here. A visitor who just plays gets a friendly name and may change it later.
import type { Me } from "../generated/wire";
import { api, Refusal } from "./api";
import { keep, kept } from "../base/storage";
import { live } from "./connection.svelte";
import { openedBy } from "./initial-data";
import { push } from "./push.svelte";
import { t } from "../words/i18n.svelte";

class Session {
  /** My identity as this browser last knew it, so that the page need not wait for the server. */
  me = $state.raw<Me | null>(kept<Me>("me"));
  /** True if the server no longer knows my session: it was ended elsewhere. */
  ended = $state(false);

  /** Ask the server who I am. Without an answer nothing changes. */
  async find(): Promise<void> {
    const me = openedBy(); // included in the page of a table
    if (me !== undefined) {
      this.found(me);
      return;
    }
    try {
      this.found(await api.me());
    } catch {
      // offline: the page says so
    }
  }

  /** Check the identity whenever the connection is back: the session may have been ended or replaced elsewhere. */
  follow(): void {
    let lost = false;
    live.onStatus((status) => {
      if (status === "offline") lost = true;
      if (status !== "online" || !lost) return;
      lost = false;
      void this.find();
    });
  }

  private found(me: Me | null): void {
    const ended = me === null && this.me !== null;
    this.become(me);
    this.ended ||= ended;
  }

  /** Adopt an identity. With `renewed` the cookie is new, and the old session's connection has ended. */
  become(me: Me | null, renewed = false): void {
    const changed = renewed || me?.id !== this.me?.id;
    this.me = me;
    if (me) this.ended = false;
    keep("me", me);
    if (!changed) return;
    live.restart();
    if (me) void push.renew();
  }

  /** Create an identity if there is none: with this name, or a friendly one. */
  async someone(name?: string): Promise<Me> {
    if (this.me) return this.me;
    try {
      this.become(await api.visit(name ?? friendly()));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "not_now") throw error;
      await this.find(); // the cookie was already there
    }
    return this.me as unknown as Me;
  }
}

/** Return a random friendly name. */
export function friendly(random: () => number = Math.random): string {
  const names = t("friendly-names").split(",");
  return (names[Math.floor(random() * names.length)] ?? "Riad").trim();
}

export const session = new Session();
