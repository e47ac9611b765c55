// The server's list of games, requested once.
import type { GameShown } from "../generated/wire";
import { api } from "./api";

let found: Promise<GameShown[]> | null = null;

export function theGames(): Promise<GameShown[]> {
  found ??= api.games().catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}
