// The requests that the worker answers, and how. It leaves the rest to the network, including all of /api.
export type Plan = "page" | "asset" | "shell" | "leave";

/** The messages between pages and the worker. */
export type ToWorker = { type: "keep"; assets: string[] } | { type: "keep all" } | { type: "entry" };
export type FromWorker = { type: "entry"; entry: string };

export const WORDS = "/worker-words"; // the page stores the words of notifications here
export const WORDS_CACHE = "riad-words";

interface RequestParts {
  method: string;
  mode: string;
  url: string;
}

export function planFor({ method, mode, url }: RequestParts, origin: string, shell: ReadonlySet<string>): Plan {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "leave";
  if (/^\/(api|schema|health|ready|metrics)(\/|$)/.test(address.pathname)) return "leave";
  if (mode === "navigate") return "page";
  if (address.pathname.startsWith("/assets/")) return "asset";
  return shell.has(address.pathname) ? "shell" : "leave";
}

/** The words of a notification, as a page stored them. `%name` and `%game` are placeholders. */
export interface PushWords {
  title: string;
  played: string;
  begun: string;
  bots: Record<string, string>;
  games: Record<string, string>;
}

/** A push message, as src/riad/server/push/service.py sends it. */
export interface PushMessage {
  table: string;
  game: string;
  name: string | null;
  level: string | null;
}

const PLAIN: PushWords = { title: "Riad", played: "%game · %name", begun: "%game", bots: {}, games: {} };

export function notificationOf(message: PushMessage, words: PushWords | null): { title: string; body: string } {
  const { title, played, begun, bots, games } = words ?? PLAIN;
  const name = message.level === null ? message.name : (bots[message.level] ?? message.level);
  const template = name === null ? begun : played;
  return {
    title,
    body: template.replace("%name", () => name ?? "").replace("%game", () => games[message.game] ?? message.game),
  };
}
