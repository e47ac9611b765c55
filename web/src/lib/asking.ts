// Asking the server what moves come to. The same question is asked once; what is no longer wanted is called off.
import type { Preview } from "../wire";
import type { Api } from "./api";

export class Asking {
  private answers = new Map<string, Promise<Preview>>();
  private going = new AbortController();

  constructor(
    private api: Api,
    private table: string,
  ) {}

  /** What the moves come to after state `base`; and `ahead`, what each of some next moves would. */
  ask(base: number, moves: readonly string[], ahead: readonly string[] = []): Promise<Preview> {
    const question = [base, ...moves, "ahead", ...ahead].join(";");
    let answer = this.answers.get(question);
    if (!answer) {
      const asked = { moves: [...moves], base, ...(ahead.length > 0 ? { ahead: [...ahead] } : {}) };
      answer = this.api.preview(this.table, asked, this.going.signal);
      this.answers.set(question, answer);
      answer.catch(() => this.answers.delete(question));
    }
    return answer;
  }

  /** The table has gone on: no answer holds any more. */
  forget(): void {
    this.answers.clear();
  }

  /** Call off what is still being asked: it would be answered after the turn, as stale. */
  stop(): void {
    this.going.abort();
    this.going = new AbortController();
  }
}
