// The model behind all boards: the server's state of a table, my current turn, and sending it. An unfinished turn is
// stored only here and, to survive a reload, in the session storage.
import type { Turn } from "../generated/wire";
import { type Api, Refusal } from "../net/api";
import type { Steps } from "./move-tree";
import { load, save } from "../base/storage";
import { newKey } from "../base/idempotency-key";
import type { TableConnection } from "./state.svelte";
import { TurnDraft } from "./turn-draft.svelte";

export type { Effect, View } from "./state.svelte";

interface SavedTurn {
  base: number;
  moves: string[];
  path: string[];
  beside?: unknown;
  key: string | null;
}

const RETRIES = [400, 800, 1600, 3000, 5000];
const PATIENCE = 1500; // milliseconds to wait for my own turn on the connection

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Create the model of a table. It has its own effect root: an answer may arrive after the page is closed. */
export function tableAt(id: string, api: Api, live: TableConnection): TableModel {
  let table!: TableModel;
  $effect.root(() => void (table = new TableModel(id, api, live)));
  return table;
}

export class TableModel extends TurnDraft {
  /** True while a turn is being resent after the connection broke. */
  again = $state(false);
  private key: string | null = null;
  /** The key of the turn that was sent last. */
  private sent: string | null = null;

  constructor(
    id: string,
    api: Api,
    live: TableConnection,
    private wait: (ms: number) => Promise<unknown> = sleep,
  ) {
    super(id, api, live);
  }

  /** Send the turn. Without an answer, resend it with the same idempotency key, even when the page is closed. */
  async confirm(): Promise<boolean> {
    if (!this.ready || this.state === null) {
      const answered = this.moves.length === this.previews.length; // otherwise the server is about to answer
      if (this.mine && !this.sending && answered) this.trouble = new Refusal({ code: "incomplete_turn" });
      return false;
    }
    this.key ??= newKey();
    return this.send({ moves: [...this.moves], base: this.state.seq, key: this.key });
  }

  private async send(turn: Turn): Promise<boolean> {
    this.sending = true;
    this.trouble = null;
    this.save();
    this.previewClient.stop();
    const on = this.state?.seq === turn.base ? this.state.moves : null;
    this.sent = turn.key;
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          await this.api.turn(this.id, turn);
          this.played(turn);
          return true;
        } catch (error) {
          if (!(error instanceof Refusal) || !error.passing) {
            this.sending = false;
            if (this.refused(error, turn.moves, on) && this.state)
              return await this.send({ ...turn, base: this.state.seq });
            return false;
          }
          this.again = true;
          await this.wait(RETRIES[Math.min(tries, RETRIES.length - 1)] as number);
        }
      }
    } finally {
      this.sending = false;
      this.again = false;
    }
  }

  /** Clear an accepted turn. The new state arrives by the connection; until then no move is possible. */
  private played(turn: Turn): void {
    this.sending = false;
    this.forget();
    this.markSeen();
    if (this.state?.seq !== turn.base) return;
    this.state = { ...this.state, turn: null };
    void this.wait(PATIENCE).then(async () => {
      if (this.closed || this.state?.seq !== turn.base) return;
      await this.api.table(this.id).then(
        (state) => this.receive(state),
        () => undefined,
      );
    });
  }

  // ---------- over a reload ----------

  protected override begin(): void {
    this.restore();
  }

  override useParser(parse: Steps): void {
    super.useParser(parse);
    if (this.path.length > 0)
      void this.foresee(this.tree); // it was restored before its moves could be parsed
    else this.restore();
  }

  protected override changed(): void {
    this.key = null;
    super.changed();
  }

  protected override save(): void {
    // A closed page may still be sending its turn; a newer turn at the same table is not its own.
    if (this.closed && load<SavedTurn>(`turn.${this.id}`, "session")?.key !== this.sent) return;
    const base = this.state?.seq;
    const made: SavedTurn | null =
      base !== undefined && this.begun
        ? { base, moves: this.moves, path: this.path, beside: this.pending, key: this.sending ? this.key : null }
        : null;
    save(`turn.${this.id}`, made, "session");
  }

  private restore(): void {
    const made = load<SavedTurn>(`turn.${this.id}`, "session");
    if (!made || this.state === null || this.begun) return;
    if (made.key !== null) {
      this.key = made.key; // it was being sent; the key reveals whether it was accepted
      this.moves = made.moves;
      void this.send({ moves: made.moves, base: made.base, key: made.key });
    } else if (made.base === this.state.seq && this.mine) {
      this.moves = made.moves;
      this.path = made.path;
      this.pending = made.beside ?? null;
      if (made.moves.length > 0) void this.tryOut();
      else void this.foresee(this.tree);
    }
  }
}
