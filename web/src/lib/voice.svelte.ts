// What is told to those who do not see the board, in order and once: the lines of the live region.

const MOST = 6; // a reader speaks what is added; older lines are only in the way

export class Voice {
  lines = $state.raw<{ number: number; text: string }[]>([]);
  private number = 0;

  /** Tell something; the same thing twice in a row is told once. */
  say(text: string): void {
    const said = text.trim();
    if (said === "" || said === this.lines.at(-1)?.text) return;
    this.number += 1;
    this.lines = [...this.lines, { number: this.number, text: said }].slice(-MOST);
  }
}
