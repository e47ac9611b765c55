// The lines of the live region: announcements for screen readers, in order and once.

const MOST = 6; // screen readers speak additions; older lines only get in the way

export class Announcer {
  lines = $state.raw<{ number: number; text: string }[]>([]);
  private number = 0;

  /** Announce a text; the same text twice in a row is announced once. */
  say(text: string): void {
    const line = text.trim();
    if (line === "" || line === this.lines.at(-1)?.text) return;
    this.number += 1;
    this.lines = [...this.lines, { number: this.number, text: line }].slice(-MOST);
  }
}
