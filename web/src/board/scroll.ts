// Scrolling that brings the available choices into view, between the bars at the edges of the window.
import { debounceToFrame } from "../base/next-frame";
import { settings } from "../base/settings.svelte";

const MARGIN = 10;
const ABOVE = ".status, .replay";
const BELOW = ".turn-bar";

interface Span {
  top: number;
  bottom: number;
}

/** Return the smallest distance to scroll that brings as many of the spans as possible into view. */
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

/** Return the height that a sticky or fixed bar covers; a very low window has none. */
function covers(bars: string): number {
  const bar = document.querySelector<HTMLElement>(bars);
  if (!bar) return 0;
  const { position, top } = getComputedStyle(bar);
  if (position === "static") return 0;
  return bar.offsetHeight + (position === "sticky" ? parseFloat(top) || 0 : 0); // the connection notice may be above it
}

/** Return the part of the window that the bars leave free. */
const sightNow = (): Span => ({ top: covers(ABOVE), bottom: innerHeight - covers(BELOW) });

const busy = () =>
  document.querySelector("dialog[open]") !== null ||
  (document.activeElement?.matches("input, textarea, select") ?? false);

/** Brings the targets into view again; null while no piece is selected. */
let again: (() => void) | null = null;

/** Bring choices into view: all targets of a selected piece; at the start of a turn one choice is enough. */
export function scrollToTargets(root: HTMLElement, options: ReadonlySet<string>, targets: boolean): void {
  again = targets ? () => scrollToTargets(root, options, targets) : null;
  if (busy()) return;
  const offered = (one: HTMLElement) =>
    options.has(one.dataset.choice ?? "") && one.ariaDisabled !== "true" && one.getClientRects().length > 0;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter(offered);
  const sight = sightNow();
  const spans = elements.map((one) => one.getBoundingClientRect());
  // During a drag the page stays still as long as a target is in view.
  const enough = !targets || root.dataset.dragging !== undefined;
  if (enough && spans.some(({ top, bottom }) => top >= sight.top && bottom <= sight.bottom)) return;
  const by = scrollFor(spans, sight);
  if (by !== 0) scrollBy({ top: by, behavior: settings.moves ? "smooth" : "auto" });
}

/**
 * Publish the height of the bars as CSS properties of the page and of its main part, so that nothing is scrolled or
 * focused behind them. When they grow, as by an error message, bring the targets into view again. Return a function
 * that stops this.
 */
export function avoidBars(root: HTMLElement): () => void {
  const main = document.querySelector("main") ?? root.parentElement;
  const styles = [document.documentElement, ...(main ? [main] : [])].map(({ style }) => style);
  let covered = 0;
  const measure = () => {
    const [above, below] = [covers(ABOVE), covers(BELOW)];
    for (const style of styles) {
      style.setProperty("--bar-above", `${above}px`);
      style.setProperty("--bar-below", `${below}px`);
    }
    if (above + below > covered) again?.();
    covered = above + below;
  };
  const later = debounceToFrame(measure);
  const sizes = new ResizeObserver(later.soon);
  const watch = () => {
    sizes.disconnect();
    for (const bar of document.querySelectorAll(`${ABOVE}, ${BELOW}`)) sizes.observe(bar);
  };
  // Bars appear and disappear next to the board.
  const beside = new MutationObserver(watch);
  if (main) beside.observe(main, { childList: true });
  addEventListener("resize", measure);
  watch();
  measure();
  return () => {
    later.stop();
    sizes.disconnect();
    beside.disconnect();
    removeEventListener("resize", measure);
    for (const style of styles) {
      style.removeProperty("--bar-above");
      style.removeProperty("--bar-below");
    }
    again = null;
  };
}
