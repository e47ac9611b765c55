// Scrolling so that what can be chosen is in sight, between the bars that stay at the edges of the window.
import { inNextFrame } from "./frames";
import { settings } from "./settings.svelte";

const MARGIN = 10;
const ABOVE = ".status, .replay";
const BELOW = ".turn-bar";

interface Span {
  top: number;
  bottom: number;
}

/** By how much to scroll so that as many as possible of these are in sight, and no further than needed. */
export function scrollFor(spans: readonly Span[], sight: Span): number {
  const seen = (by: number) =>
    spans.filter(({ top, bottom }) => top - by >= sight.top && bottom - by <= sight.bottom).length;
  const ways = spans.flatMap(({ top, bottom }) => [top - sight.top - MARGIN, bottom - sight.bottom + MARGIN]);
  let [best, most] = [0, seen(0)];
  for (const way of ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    const count = seen(way);
    if (count > most) [best, most] = [way, count];
  }
  return best;
}

/** How much of the window a bar covers where it stays at the edge; in a very low window it does not. */
function covers(bars: string): number {
  const bar = document.querySelector<HTMLElement>(bars);
  if (!bar) return 0;
  const { position, top } = getComputedStyle(bar);
  if (position === "static") return 0;
  return bar.offsetHeight + (position === "sticky" ? parseFloat(top) || 0 : 0); // above it there may be a word about the connection
}

/** What the bars leave of the page. */
const sightNow = (): Span => ({ top: covers(ABOVE), bottom: innerHeight - covers(BELOW) });

const busy = () =>
  document.querySelector("dialog[open]") !== null ||
  (document.activeElement?.matches("input, textarea, select") ?? false);

/** Brings the targets into sight again, while something is in hand. */
let again: (() => void) | null = null;

/** Bring what can be chosen into sight: all targets of what is in hand, but of what begins a turn one is enough. */
export function bringIntoSight(root: HTMLElement, options: ReadonlySet<string>, targets: boolean): void {
  again = targets ? () => bringIntoSight(root, options, targets) : null;
  if (busy()) return;
  const offered = (one: HTMLElement) =>
    options.has(one.dataset.choice ?? "") && one.ariaDisabled !== "true" && one.getClientRects().length > 0;
  const found = [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter(offered);
  const sight = sightNow();
  const spans = found.map((one) => one.getBoundingClientRect());
  // Under what is being dragged the page keeps still as long as there is a target.
  const enough = !targets || root.dataset.dragging !== undefined;
  if (enough && spans.some(({ top, bottom }) => top >= sight.top && bottom <= sight.bottom)) return;
  const by = scrollFor(spans, sight);
  if (by !== 0) scrollBy({ top: by, behavior: settings.moves ? "smooth" : "auto" });
}

/**
 * Keep the page told how much the bars cover, so that nothing is scrolled or focused to behind them; and when they grow, as by a
 * refusal, bring the targets into sight again. The answer stops it.
 */
export function keepClear(root: HTMLElement): () => void {
  const page = document.documentElement.style;
  let covered = 0;
  const measure = () => {
    const [above, below] = [covers(ABOVE), covers(BELOW)];
    page.setProperty("--bar-above", `${above}px`);
    page.setProperty("--bar-below", `${below}px`);
    if (above + below > covered) again?.();
    covered = above + below;
  };
  const later = inNextFrame(measure);
  const sizes = new ResizeObserver(later.soon);
  const watch = () => {
    sizes.disconnect();
    for (const bar of document.querySelectorAll(`${ABOVE}, ${BELOW}`)) sizes.observe(bar);
  };
  // Bars come and go beside the board.
  const beside = new MutationObserver(watch);
  const around = document.querySelector("main") ?? root.parentElement;
  if (around) beside.observe(around, { childList: true });
  addEventListener("resize", measure);
  watch();
  measure();
  return () => {
    later.stop();
    sizes.disconnect();
    beside.disconnect();
    removeEventListener("resize", measure);
    page.removeProperty("--bar-above");
    page.removeProperty("--bar-below");
    again = null;
  };
}
