// Previews of moves from the server: each one is requested once, and requests no longer needed are aborted.
import type { Preview } from "../generated/wire";
import type { Api } from "../net/api";

export class PreviewClient {
  private answers = new Map<string, Promise<Preview>>();
  private going = new AbortController();

  constructor(
    private api: Api,
    private table: string,
  ) {}

  /** Return the preview of the moves after state `base`; with `ahead`, also of each of these next moves. */
  ask(base: number, moves: readonly string[], ahead: readonly string[] = []): Promise<Preview> {
    const question = [base, ...moves, "ahead", ...ahead].join(";");
    let answer = this.answers.get(question);
    if (!answer) {
      const request = { moves: [...moves], base, ...(ahead.length > 0 ? { ahead: [...ahead] } : {}) };
      answer = this.api.preview(this.table, request, this.going.signal);
      this.answers.set(question, answer);
      answer.catch(() => this.answers.delete(question));
    }
    return answer;
  }

  /** Drop all answers: the table has changed. */
  forget(): void {
    this.answers.clear();
  }

  /** Abort the requests in flight: they would be answered after the turn, as stale. */
  stop(): void {
    this.going.abort();
    this.going = new AbortController();
  }
}
