// The keyboard. Tab goes from group to group. Arrows move between the elements of a group by their position on the
// screen, and at its edge on to the next group, where they prefer elements that can be chosen. Within a group arrows
// also reach elements that cannot be chosen: each has a name, and Enter asks why. Shift with arrows cycles through
// everything that can be chosen, so that nothing is out of reach. Elsewhere on the page the browser handles the arrows.
//
// A group has `data-group`; its elements have `data-choice` (to choose) or `data-item` (to read). From elements with
// `data-turn`, such as the bar with Confirm, arrows lead onto the board. The browser handles Enter and Space on buttons
// and links.
import { settings } from "../base/settings.svelte";

export interface Commands {
  undo(): void;
  undoAll(): void;
  confirm(): void;
  help(): void;
  /** Go that many positions forward or back in a review, as far as the first or last; return false outside a review. */
  step?(by: number): boolean;
}

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ENDS: Record<string, number> = { Home: -Infinity, End: Infinity };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ITEMS = "[data-choice], [data-item]";
const middle = (box: Box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;

/** Return whether two boxes share half of the smaller one's height if `across`, else of its width. */
function inLine(one: Box, other: Box, across: boolean): boolean {
  const [start, end] = across ? (["top", "bottom"] as const) : (["left", "right"] as const);
  const shared = Math.min(one[end], other[end]) - Math.max(one[start], other[start]);
  return 2 * shared >= Math.min(one[end] - one[start], other[end] - other[start]);
}

/** Return the index of the next box in a direction: straight ahead at any distance, else near with little offset. */
export function nextBox(from: Box, boxes: readonly Box[], direction: readonly [number, number]): number | null {
  const [x, y] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  let straight = false;
  boxes.forEach((box, place) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * direction[0] + (by - y) * direction[1];
    if (ahead <= 1) return;
    const aside = Math.abs((bx - x) * direction[1]) + Math.abs((by - y) * direction[0]);
    const cost = ahead + 2.2 * aside;
    const line = inLine(from, box, direction[0] !== 0);
    if (line === straight ? cost < least : line) [best, least, straight] = [place, cost, line];
  });
  return best;
}

function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Return whether arrows move over the board from here. */
function onBoard(root: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body || target.tagName === "MAIN") return true;
  return (root.contains(target) && target.matches(`${ITEMS}, h2, h3`)) || target.closest("[data-turn]") !== null;
}

/** Return whether Home and End belong to a scrolling text. */
const scrolls = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.tabIndex >= 0 &&
  target.scrollHeight > target.clientHeight &&
  target.getAttribute("role") === "log";

const able = (element: Element) => element.getAttribute("aria-disabled") !== "true";
const itemsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(ITEMS)];
const inSight = (element: Element) => element.getClientRects().length > 0;

function nextOf(
  from: HTMLElement,
  among: readonly HTMLElement[],
  direction: readonly [number, number],
): HTMLElement | null {
  const rest = among.filter((element) => element !== from && inSight(element));
  const place = nextBox(
    from.getBoundingClientRect(),
    rest.map((element) => element.getBoundingClientRect()),
    direction,
  );
  return place === null ? null : (rest[place] ?? null);
}

/** Move the focus over the board, or onto it. */
export function moveFocus(root: ParentNode, direction: readonly [number, number]): void {
  const active = document.activeElement as HTMLElement | null;
  const all = itemsOf(root);
  const choices = all.filter((element) => element.matches("[data-choice]") && able(element));
  const usable = choices.length > 0 ? all.filter(able) : all;
  if (!active?.matches(ITEMS) || !root.contains(active)) {
    usable.find(inSight)?.focus();
    return;
  }
  const group = active.closest("[data-group]");
  const within = group ? nextOf(active, itemsOf(group), direction) : null;
  // Prefer elements that can be chosen: the log is as wide as its column, so it is straight ahead of nearly everything.
  (within ?? nextOf(active, choices, direction) ?? nextOf(active, usable, direction))?.focus();
}

/** Move the focus to the next or previous element that can be chosen, wrapping around the board. */
export function moveToChoice(root: ParentNode, by: 1 | -1): void {
  const active = document.activeElement;
  const all = itemsOf(root).filter(
    (element) => element === active || (element.matches("[data-choice]") && able(element) && inSight(element)),
  );
  const place = all.findIndex((element) => element === active);
  all.at(place < 0 ? (by > 0 ? 0 : -1) : (place + by) % all.length)?.focus();
}

/**
 * Give every group one tab stop: the last focused element, else the first that can be chosen. Return a function that
 * stops this. A MutationObserver keeps the stops current, because the board changes all the time.
 */
export function manageTabStops(root: HTMLElement): () => void {
  const last = new WeakMap<Element, HTMLElement>();
  const settle = () => {
    for (const group of root.querySelectorAll("[data-group]")) {
      const items = itemsOf(group);
      const known = last.get(group);
      const active = items.find((item) => item === document.activeElement);
      const stop = active ?? (known?.isConnected && able(known) ? known : undefined) ?? items.find(able) ?? items[0];
      for (const item of items) {
        const wanted = item === stop ? 0 : -1;
        if (item.tabIndex !== wanted || !item.hasAttribute("tabindex")) item.tabIndex = wanted;
      }
    }
  };
  const onFocus = (event: FocusEvent) => {
    const item = (event.target as Element).closest<HTMLElement>(ITEMS);
    const group = item?.closest("[data-group]");
    if (item && group) last.set(group, item);
    settle();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-disabled", "data-choice"] });
  root.addEventListener("focusin", onFocus);
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", onFocus);
  };
}

/** Listen to keys for a board. Return a function that stops this. */
export function listenToKeys(root: HTMLElement, commands: Commands): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) {
      if (arrow[0] === 0 || !onBoard(root, event.target)) return;
      moveToChoice(root, arrow[0] > 0 ? 1 : -1);
    } else if (arrow) {
      // In a review, left and right step through positions, except on a piece of the board, where arrows move as usual.
      const there =
        event.target instanceof Element && root.contains(event.target) && event.target.matches("[data-choice]");
      if (arrow[0] === 0 || there || !commands.step?.(arrow[0])) {
        if (!onBoard(root, event.target)) return;
        moveFocus(root, arrow);
      }
    } else if (event.key in ENDS) {
      // Outside a review the browser scrolls to the ends of the page.
      if (scrolls(event.target) || !commands.step?.(ENDS[event.key] as number)) return;
    } else if (event.key === "Escape") commands.undo();
    else if (!settings.letters) return;
    else if (event.key === "u") commands.undo();
    else if (event.key === "U") commands.undoAll();
    else if (event.key === "c") commands.confirm();
    else if (event.key === "?") commands.help();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
