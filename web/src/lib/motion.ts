// What happens at a table is shown as motion over a page that is already right: nothing waits for it, any key or tap
// ends it, and where motion is not wanted there is none.
import { tick } from "svelte";
import type { Happening, TableShown } from "../wire";
import { ghostOf } from "./ghost";
import { signed } from "./points";
import { settings } from "./settings.svelte";
import type { TableModel } from "./table.svelte";

export const LASTS = 420; // milliseconds; nothing flies longer
export const STAGGER = 70; // between things that fly one after the other
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** What is in motion; tests look at it. */
export class Moving {
  private running = new Set<Animation>();
  private readonly skip = () => this.end();

  get count(): number {
    return this.running.size;
  }

  add(animation: Animation, done: () => void): void {
    if (this.running.size === 0) {
      document.addEventListener("keydown", this.skip, true);
      document.addEventListener("pointerdown", this.skip, true);
    }
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      done();
      this.running.delete(animation);
      if (this.running.size === 0) this.rest();
    };
  }

  /** Let everything be where it is going. */
  end(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  private rest(): void {
    document.removeEventListener("keydown", this.skip, true);
    document.removeEventListener("pointerdown", this.skip, true);
  }
}

export const moving = new Moving();

/** Something to fly: its picture is taken where it lies now. */
export interface Piece {
  ghost: HTMLElement;
  from: DOMRect;
}

export function lift(element: Element | null | undefined): Piece[] {
  return element ? [{ ghost: ghostOf(element), from: element.getBoundingClientRect() }] : [];
}

/** Let a piece fly onto an element; what it becomes there, `veiled`, is not to be seen before it arrives. */
export function land({ ghost, from }: Piece, onto: Element | null | undefined, delay = 0, veiled = onto): void {
  const to = onto?.getBoundingClientRect();
  if (!onto || !to || to.width === 0) {
    ghost.remove();
    return;
  }
  const size = Math.min(to.width / from.width, to.height / from.height);
  const x = to.left + (to.width - from.width * size) / 2 - from.left;
  const y = to.top + (to.height - from.height * size) / 2 - from.top;
  const frames = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${size})` }];
  moving.add(ghost.animate(frames, { duration: LASTS, delay, easing: EASE, fill: "backwards" }), () => ghost.remove());
  if (veiled) moving.add(veiled.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTS + delay - 30 }), () => undefined);
}

/** Let points fly from where they were scored to the score of a seat. */
export function flyPoints(points: number, from: Element | null | undefined, seat: number, delay = 0): void {
  const score = document.querySelector(`[data-seat="${seat}"] .score`);
  const [start, end] = [from?.getBoundingClientRect(), score?.getBoundingClientRect()];
  if (!start || !end || end.width === 0) return;
  const chip = document.createElement("div");
  chip.className = `pts num flying ${points < 0 ? "loss" : "gain"}`;
  chip.setAttribute("aria-hidden", "true");
  chip.textContent = signed(points);
  const [x, y] = [start.left + start.width / 2 - 16, start.top + start.height / 2 - 12];
  Object.assign(chip.style, { position: "fixed", zIndex: "31", pointerEvents: "none", left: `${x}px`, top: `${y}px` });
  document.body.append(chip);
  const goal = `translate(${end.left + end.width / 2 - 16 - x}px, ${end.top - y}px)`;
  const frames = [
    { transform: "scale(.6)", opacity: 0 },
    { transform: "translateY(-10px) scale(1.15)", opacity: 1, offset: 0.3 },
    { transform: goal, opacity: 1, offset: 0.9 },
    { transform: goal, opacity: 0 },
  ];
  moving.add(chip.animate(frames, { duration: 500, delay, easing: EASE, fill: "backwards" }), () => chip.remove());
}

/**
 * How a game shows what happens: called while the page still shows what was before, to lift pieces; the answer is
 * called when it shows what is now, to land them, and says for each seat where its points come from.
 */
export type Show = (happening: Happening, before: TableShown, mine: boolean) => () => Map<number, { from: Element; delay: number }> | undefined;

/** Show what happens at a table as it happens; the answer stops it. */
export function showHappenings(table: TableModel, show: Show): () => void {
  return table.onHappening((happening, before) => {
    if (happening.kind !== "turn" || !settings.moves || document.hidden || table.position) return;
    const mine = table.state?.you.includes(happening.seat ?? -1) ?? false;
    const shown = show(happening, before, mine);
    void tick().then(() => {
      const sources = shown();
      happening.scored.forEach((points, seat) => {
        const source = sources?.get(seat);
        if (points !== 0 && source) flyPoints(points, source.from, seat, source.delay);
      });
    });
  });
}
