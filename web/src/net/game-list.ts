// The server's list of games, requested once.
import type { GameShown } from "../generated/wire";
import { api } from "./api";

let request: Promise<GameShown[]> | null = null;

export function gameList(): Promise<GameShown[]> {
  request ??= api.games().catch((error: unknown) => {
    request = null;
    throw error;
  });
  return request;
}
