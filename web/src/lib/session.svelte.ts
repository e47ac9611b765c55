// Who I am here. A visitor who just plays gets a friendly name and may change it later.
import type { Me } from "../wire";
import { api, Refusal } from "./api";
import { keep, kept } from "./kept";
import { live } from "./connection.svelte";
import { openedBy } from "./opening";
import { push } from "./push.svelte";
import { t } from "./words.svelte";

class Session {
  /** As this browser knew me last: the page need not wait for the server to say so. */
  me = $state.raw<Me | null>(kept<Me>("me"));
  /** I was somebody, and the server knows nothing of it any more: the session was ended elsewhere. */
  ended = $state(false);

  /** Ask who I am. Without an answer I stay who I was. */
  async find(): Promise<void> {
    const me = openedBy(); // a page of a table says it
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

  /** A connection that comes back may be somebody else's, or nobody's: the session may have been ended elsewhere. */
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

  /** `renewed`: the cookie is another one, and the connection of the old one has ended. */
  become(me: Me | null, renewed = false): void {
    const changed = renewed || me?.id !== this.me?.id;
    this.me = me;
    if (me) this.ended = false;
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
