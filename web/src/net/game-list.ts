// The server's list of games, requested once.
import type { GameShown } from "../generated/wire";
import { words } from "../words/i18n.svelte";
import { serverTitles } from "../words/server-titles.svelte";
import { api } from "./api";

let request: Promise<GameShown[]> | null = null;

export function gameList(): Promise<GameShown[]> {
  request ??= api.games().then(
    (games) => {
      for (const { name, title } of games) serverTitles[name] = title;
      return games;
    },
    (error: unknown) => {
      request = null;
      throw error;
    },
  );
  return request;
}

/** Request the title of a game that the words do not name; without an answer its name stands for it. */
export async function requireTitle(game: string): Promise<void> {
  if (!words.has(`title-${game}`)) await gameList().catch(() => undefined);
}
