// The first start of a server: the games that are not ready yet, and the progress of each.
import type { GamePrepared } from "../generated/wire";
import { type Api, api } from "./api";

const EVERY = 1000;
const WAITS = ["waiting", "compiling", "failed"];

export class Preparation {
  /** The games that are not ready yet. */
  games = $state.raw<readonly GamePrepared[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private from: Pick<Api, "preparation"> = api) {}

  of(name: string): GamePrepared | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Poll now and at intervals while a game is still being prepared. */
  async follow(): Promise<void> {
    clearTimeout(this.timer);
    const progress = await this.from.preparation().catch(() => null); // without an answer nothing changes
    if (progress) this.games = progress.games.filter(({ stage }) => WAITS.includes(stage));
    clearTimeout(this.timer);
    if (!progress || this.games.some(({ stage }) => stage !== "failed"))
      this.timer = setTimeout(() => void this.follow(), EVERY);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export const preparation = new Preparation();
