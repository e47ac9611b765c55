// Animation of what happens at a table, over a page that is already up to date: nothing waits for it, any key or tap
// ends it, and reduced motion turns it off. Only animations wait for each other: one begins when the last has ended.
import { tick } from "svelte";
import type { Happening, TableShown } from "../generated/wire";
import { ghostOf } from "./drag-image";
import { signed } from "../words/score-format";
import { settings } from "../base/settings.svelte";
import type { TableModel } from "../table/table.svelte";

export const DURATION = 420; // milliseconds of the longest flight
const POINTS_LAST = 500;
export const STAGGER = 70; // milliseconds between pieces that fly one after another
const LONGEST_WAIT = 3000; // milliseconds of delay after which earlier animations are skipped
const SKIPS = ["keydown", "pointerdown", "wheel"] as const; // events that end all animations
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** The running animations; exported as a class for tests. */
export class RunningAnimations {
  private running = new Set<Animation>();
  private restsAt = 0;
  private readonly skip = () => this.end();

  get count(): number {
    return this.running.size;
  }

  /** The milliseconds until all of it has ended. */
  get left(): number {
    return this.running.size === 0 ? 0 : Math.max(0, this.restsAt - performance.now());
  }

  add(animation: Animation, lasts: number, done: () => void): void {
    if (this.running.size === 0) for (const event of SKIPS) document.addEventListener(event, this.skip, true);
    this.restsAt = Math.max(this.left > 0 ? this.restsAt : 0, performance.now() + lasts);
    this.running.add(animation);
    animation.onfinish = animation.oncancel = () => {
      done();
      this.running.delete(animation);
      if (this.running.size === 0) for (const event of SKIPS) document.removeEventListener(event, this.skip, true);
    };
  }

  /** Finish every animation at once. */
  end(): void {
    for (const animation of [...this.running]) animation.finish();
  }
}

export const moving = new RunningAnimations();
/** The milliseconds that a new animation waits for those already running. */
let queued = 0;
const veiled = new Set<Element>();

/** A piece ready to fly, with a copy of its picture from where it is now. */
export interface Piece {
  ghost: HTMLElement;
  from: DOMRect;
  /** True if the piece was still veiled when its picture was copied. */
  hidden: boolean;
}

/** Return the box of an element in page coordinates, so that a flying piece scrolls with the page. */
function boxOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + scrollX, top + scrollY, width, height);
}

function pin(flying: HTMLElement, left: number, top: number): void {
  Object.assign(flying.style, { position: "absolute", left: `${left}px`, top: `${top}px` });
}

export function pickUp(element: Element | null | undefined): Piece[] {
  return pickUpFrom(element, element);
}

/** Copy the picture of one element, to fly from the place of another. */
export function pickUpFrom(place: Element | null | undefined, looks: Element | null | undefined): Piece[] {
  if (!place || !looks) return [];
  const hidden = place === looks && [...veiled].some((one) => one.contains(looks));
  const [{ left, top }, { width, height }] = [boxOf(place), boxOf(looks)];
  const ghost = ghostOf(looks);
  pin(ghost, left, top);
  return [{ ghost, from: new DOMRect(left, top, width, height), hidden }];
}

/** Hide an element for the given milliseconds from now. */
export function hideFor(element: Element, lasts: number): void {
  veiled.add(element);
  moving.add(element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasts }), lasts, () =>
    veiled.delete(element),
  );
}

/** Fly a piece onto an element; hide `shows`, the piece drawn there, until it arrives. */
export function flyTo({ ghost, from, hidden }: Piece, onto: Element | null | undefined, delay = 0, shows = onto): void {
  const to = onto && boxOf(onto);
  if (!to || to.width === 0) {
    ghost.remove();
    return;
  }
  const wait = delay + queued;
  const size = Math.min(to.width / from.width, to.height / from.height);
  const x = to.left + (to.width - from.width * size) / 2 - from.left;
  const y = to.top + (to.height - from.height * size) / 2 - from.top;
  const frames = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${size})` }];
  if (hidden && wait > 0) hideFor(ghost, wait);
  moving.add(
    ghost.animate(frames, { duration: DURATION, delay: wait, easing: EASE, fill: "backwards" }),
    wait + DURATION,
    () => ghost.remove(),
  );
  if (shows) hideFor(shows, DURATION + wait - 30);
}

/** Fly points from where they were scored to the score of a seat. */
export function flyPoints(points: number, from: Element | null | undefined, seat: number, delay = 0): void {
  const score = document.querySelector(`[data-seat="${seat}"] .score`);
  const [start, end] = [from && boxOf(from), score && boxOf(score)];
  if (!start || !end || end.width === 0) return;
  const chip = document.createElement("div");
  chip.className = `pts num flying ${points < 0 ? "loss" : "gain"}`;
  chip.setAttribute("aria-hidden", "true");
  chip.textContent = signed(points);
  const [x, y] = [start.left + start.width / 2 - 16, start.top + start.height / 2 - 12];
  Object.assign(chip.style, { zIndex: "31", pointerEvents: "none" });
  pin(chip, x, y);
  document.body.append(chip);
  const goal = `translate(${end.left + end.width / 2 - 16 - x}px, ${end.top - y}px)`;
  const frames = [
    { transform: "scale(.6)", opacity: 0 },
    { transform: "translateY(-10px) scale(1.15)", opacity: 1, offset: 0.3 },
    { transform: goal, opacity: 1, offset: 0.9 },
    { transform: goal, opacity: 0 },
  ];
  const wait = delay + queued;
  moving.add(
    chip.animate(frames, { duration: POINTS_LAST, delay: wait, easing: EASE, fill: "backwards" }),
    wait + POINTS_LAST,
    () => chip.remove(),
  );
}

/**
 * A game's animation of an event. It is called while the page still shows the position before, to lift pieces. The
 * function that it returns is called when the page shows the present position, to land them; it returns for each seat
 * where its points come from.
 */
export type Show = (
  happening: Happening,
  before: TableShown,
  mine: boolean,
) => () => Map<number, { from: Element; delay: number }> | undefined;

/** Animate events at a table as they happen. Return a function that stops this. */
export function animateEvents(table: TableModel, show: Show): () => void {
  return table.onHappening((happening, before) => {
    if (happening.kind !== "turn" || !settings.moves || document.hidden || table.position) return;
    const mine = table.state?.you.includes(happening.seat ?? -1) ?? false;
    const shown = show(happening, before, mine);
    void tick().then(() => {
      if (moving.left > LONGEST_WAIT) moving.end();
      queued = moving.left;
      const sources = shown();
      happening.scored.forEach((points, seat) => {
        const source = sources?.get(seat);
        if (points !== 0 && source) flyPoints(points, source.from, seat, source.delay);
      });
      queued = 0;
    });
  });
}
