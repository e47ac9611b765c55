// Who I am here. A visitor who just plays gets a friendly name and may change it later.
import type { Me } from "../wire";
import { api, Refusal } from "./api";
import { keep, kept } from "./kept";
import { live } from "./connection.svelte";
import { push } from "./push.svelte";
import { t } from "./words.svelte";

class Session {
  /** As this browser knew me last: the page need not wait for the server to say so. */
  me = $state.raw<Me | null>(kept<Me>("me"));

  /** Ask who I am. Without an answer I stay who I was. */
  async find(): Promise<void> {
    try {
      this.become(await api.me());
    } catch {
      // offline: the page says so
    }
  }

  /** `renewed`: the cookie is another one, and the connection of the old one has ended. */
  become(me: Me | null, renewed = false): void {
    const changed = renewed || me?.id !== this.me?.id;
    this.me = me;
    keep("me", me);
    if (!changed) return;
    live.restart();
    if (me) void push.renew();
  }

  /** Be someone: under this name, or a friendly one. */
  async someone(name?: string): Promise<Me> {
    if (this.me) return this.me;
    try {
      this.become(await api.visit(name ?? friendly()));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "not_now") throw error;
      await this.find(); // the cookie was there all along
    }
    return this.me as unknown as Me;
  }
}

/** A name to begin with. */
export function friendly(random: () => number = Math.random): string {
  const names = t("friendly-names").split(",");
  return (names[Math.floor(random() * names.length)] ?? "Riad").trim();
}

export const session = new Session();
