// A fake server for tests of the model: it sends states, answers previews and turns, can lose answers, and counts
// accepted turns.
import { type Api, Refusal } from "../src/net/api";
import { TableModel } from "../src/table/table.svelte";
import type { FromServer, Happening, Preview, TableShown, Try, Turn } from "../src/generated/wire";

export const LEGAL = ["1r1", "1r2", "1rf", "ck3", "ckf"];
export const steps = (move: string) => [move.slice(0, 2), move.slice(2)];

export function shown(seq: number, more: Partial<TableShown> = {}): TableShown {
  const view = { seat: 0, turn: 0, legal: LEGAL };
  return {
    id: "t",
    game: "azul",
    seats: [],
    status: "playing",
    seq,
    now: Date.now(),
    you: [0],
    turn: 0,
    moves: seq,
    view,
    ...more,
  } as unknown as TableShown;
}

export const happening = (seq: number, seat: number, moves: string[]): Happening => ({
  seq,
  at: 0,
  kind: "turn",
  seat,
  moves,
  deeds: moves.map((move) => ({ move })),
  told: moves,
  scored: [],
  scorings: [],
  round: null,
  seated: null,
  why: null,
  table: null,
});

/** A fake server that can lose answers and counts accepted turns. */
export class FakeServer {
  hear: (message: FromServer) => void = () => undefined;
  kept = new Map<string, Turn>();
  down = 0; // the number of accepted turns whose answers are lost
  seq = 5;
  previews = 0;
  refuse: Refusal | null = null;

  api = {
    chat: async () => ({ lines: [] }),
    table: async () => shown(this.seq, { turn: 1, moves: this.seq }),
    preview: async (_id: string, { moves, base, ahead = [] }: Try): Promise<Preview> => {
      this.previews += 1;
      if (this.refuse) throw this.refuse;
      if (base !== this.seq) throw new Refusal({ code: "stale", table: shown(this.seq) });
      return {
        view: { seat: 0, turn: 1, legal: [] },
        complete: moves.length > 0,
        shows: false,
        points: [],
        deeds: moves.map((move) => ({ move })),
        tally: moves.length,
        ahead: ahead.map(() => moves.length + 1),
        ahead_deeds: ahead.map((move) => ({ move })),
        refusal: null,
      };
    },
    turn: async (_id: string, turn: Turn) => {
      if (this.refuse) throw this.refuse;
      if (!this.kept.has(turn.key)) {
        this.kept.set(turn.key, turn);
        this.seq += 1;
      }
      if (this.down > 0) {
        this.down -= 1;
        throw new Refusal({ code: "offline" });
      }
      return { seq: this.seq, key: turn.key };
    },
  } as unknown as Api;

  live = {
    watch: (_table: string, _seq: number, hear: (message: FromServer) => void) => {
      this.hear = hear;
      return () => undefined;
    },
  };

  tells(state: TableShown, happened: Happening[] = []) {
    this.hear({ type: "state", table: "t", seq: state.seq, state, happened });
  }
}

export const settled = () => new Promise((done) => setTimeout(done, 5));

/** Return an opened table of this server. */
export async function openedAt(server: FakeServer): Promise<TableModel> {
  const table = new TableModel("t", server.api, server.live, async () => undefined);
  table.useParser(steps);
  table.open();
  server.tells(shown(server.seq));
  await settled();
  return table;
}
