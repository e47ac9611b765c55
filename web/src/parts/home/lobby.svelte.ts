// The lists of the home page: the games of the server, my matches, and the tables of others.
import type { GameShown, TableLine } from "../../generated/wire";
import { api, Refusal } from "../../net/api";
import { gameList } from "../../net/game-list";
import { session } from "../../net/session.svelte";

export const waitsForMe = (table: TableLine): boolean =>
  table.status === "playing" && table.you.includes(table.turn ?? -1);

const isOfOthers = ({ you }: TableLine) => you.length === 0;

export class Lobby {
  games = $state.raw<GameShown[]>([]);
  /** The tables of others with free seats. */
  open = $state.raw<TableLine[]>([]);
  /** The tables of others that can be watched. */
  playing = $state.raw<TableLine[]>([]);
  mine = $state.raw<TableLine[]>([]);
  trouble = $state.raw<Refusal | null>(null);
  private loaded = false;

  /** `onTurn` is called with a match of mine that has begun to wait for me. */
  constructor(private onTurn: (table: TableLine) => void) {}

  /** My matches that wait for me. */
  waiting = $derived(this.mine.filter(waitsForMe));
  /** My other matches. */
  rest = $derived(this.mine.filter((table) => !waitsForMe(table)));

  /** Request all lists. */
  async refresh(): Promise<void> {
    const requests = [
      this.receive(api.listed(), ({ tables, playing }) => {
        this.open = tables.filter(isOfOthers);
        this.playing = inPlace(this.playing, playing.filter(isOfOthers));
      }),
      this.receive(gameList(), (games) => (this.games = games)),
    ];
    if (session.me) requests.push(this.receive(api.mine(), ({ tables }) => this.receiveMine(tables)));
    else this.mine = [];
    await Promise.all(requests);
  }

  private async receive<T>(answer: Promise<T>, store: (result: T) => void): Promise<void> {
    try {
      store(await answer);
    } catch (error) {
      // Without a connection the page says so at the top, and tries again when it is back.
      if (error instanceof Refusal && error.code === "not_signed_in")
        await session.load(); // the session ended elsewhere
      else if (error instanceof Refusal && error.code !== "offline") this.trouble = error;
    }
  }

  private receiveMine(tables: TableLine[]): void {
    const before = new Set(this.mine.filter(waitsForMe).map(({ id }) => id)); // `waiting` stops with its page
    this.mine = tables;
    const next = this.loaded ? tables.find((table) => waitsForMe(table) && !before.has(table.id)) : undefined;
    this.loaded = true;
    if (next) this.onTurn(next);
  }
}

/**
 * Return tables with those already shown in their places, even if others are livelier: a player may be about to tap
 * one.
 */
function inPlace(shown: readonly TableLine[], tables: readonly TableLine[]): TableLine[] {
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  return tables.toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0);
}
