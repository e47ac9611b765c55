// Scrolling so that what can be chosen is in sight, between the bars that stick to the edges of the page.
import { settings } from "./settings.svelte";

const MARGIN = 10;

interface Span {
  top: number;
  bottom: number;
}

/** By how much to scroll so that as many as possible of these are in sight, and no further than needed. */
export function scrollFor(spans: readonly Span[], sight: Span): number {
  const seen = (by: number) => spans.filter(({ top, bottom }) => top - by >= sight.top && bottom - by <= sight.bottom).length;
  const ways = spans.flatMap(({ top, bottom }) => [top - sight.top - MARGIN, bottom - sight.bottom + MARGIN]);
  let [best, most] = [0, seen(0)];
  for (const way of ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))) {
    const count = seen(way);
    if (count > most) [best, most] = [way, count];
  }
  return best;
}

/** What the bars leave of the page once they stick. */
function sightNow(): Span {
  const above = document.querySelector<HTMLElement>(".status, .replay");
  const below = document.querySelector<HTMLElement>(".actions");
  const top = above ? above.offsetHeight + (parseFloat(getComputedStyle(above).top) || 0) : 0;
  return { top, bottom: innerHeight - (below?.offsetHeight ?? 0) };
}

const busy = () => document.querySelector("dialog[open]") !== null || (document.activeElement?.matches("input, textarea, select") ?? false);

/** Bring what can be chosen into sight: all targets of what is in hand, but of what begins a turn one is enough. */
export function bringIntoSight(root: HTMLElement, options: ReadonlySet<string>, targets: boolean): void {
  if (busy()) return;
  const found = [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter((one) => options.has(one.dataset.choice ?? "") && one.getClientRects().length > 0);
  const sight = sightNow();
  const spans = found.map((one) => one.getBoundingClientRect());
  // Under what is being dragged the page keeps still as long as there is a target.
  const enough = !targets || root.dataset.dragging !== undefined;
  if (enough && spans.some(({ top, bottom }) => top >= sight.top && bottom <= sight.bottom)) return;
  const by = scrollFor(spans, sight);
  if (by !== 0) scrollBy({ top: by, behavior: settings.moves ? "smooth" : "auto" });
}
