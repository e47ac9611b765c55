// Dragging by mouse and touch: starting a drag chooses the source as a tap would, and dropping it on a target taps the
// target. So a board needs only `data-choice`. `data-drag` marks elements that can be dragged without being chosen, and
// `data-carried` marks the part of an element that follows the pointer.
import { ghostOf, type Point } from "./drag-image";

/** The part of a table that dragging needs. */
export interface Draggable {
  options: ReadonlySet<string>;
  others: ReadonlySet<string>;
  begun: boolean;
  undo(): void;
}

export const SLACK = 7; // pixels of movement still taken for a tap
export const HOLD = 180; // milliseconds of rest before a finger drags; before that it scrolls
const REACH = 14; // pixels beside a target that still count
const EDGE = 56; // pixels from the window's edge where scrolling starts

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Return the index of the smallest box that contains a point, else of the nearest within reach. */
export function boxAt(point: Point, boxes: readonly Box[], reach = REACH): number | null {
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const away = Math.hypot(
      Math.max(box.left - point.x, 0, point.x - box.right),
      Math.max(box.top - point.y, 0, point.y - box.bottom),
    );
    if (away > reach) return;
    const cost = away > 0 ? 1e9 + away : (box.right - box.left) * (box.bottom - box.top);
    if (cost < least) [best, least] = [place, cost];
  });
  return best;
}

const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

interface Held {
  source: HTMLElement;
  pointer: number;
  pressed: Point;
  /** The pointer position at which the carried element is in its own place. */
  from: Point;
  timer: ReturnType<typeof setTimeout> | undefined;
  ghost: HTMLElement | null;
  chose: boolean;
  target: HTMLElement | null;
}

export class Dragging {
  private held: Held | null = null;
  private at: Point = { x: 0, y: 0 };
  private stop = new AbortController();

  constructor(
    private root: HTMLElement,
    private table: Draggable,
  ) {
    const { signal } = this.stop;
    root.addEventListener("pointerdown", (event) => this.press(event), { signal });
    document.addEventListener("pointermove", (event) => this.move(event), { signal });
    document.addEventListener("pointerup", (event) => this.release(event), { signal });
    document.addEventListener("pointercancel", () => this.letGo(), { signal });
    // While a finger drags, the page must not scroll; only a non-passive listener can prevent that.
    document.addEventListener("touchmove", (event) => this.held?.ghost && event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
    document.addEventListener("contextmenu", (event) => this.held?.ghost && event.preventDefault(), { signal });
    document.addEventListener("keydown", (event) => this.escape(event), { signal, capture: true });
  }

  /** True while something is being dragged. */
  get active(): boolean {
    return this.held?.ghost != null;
  }

  end(): void {
    this.letGo();
    this.stop.abort();
  }

  private press(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || this.held) return;
    const source = (event.target as Element).closest<HTMLElement>("[data-choice], [data-drag]");
    if (!source || source.getAttribute("aria-disabled") === "true") return;
    this.at = { x: event.clientX, y: event.clientY };
    this.held = {
      source,
      pointer: event.pointerId,
      pressed: this.at,
      from: this.at,
      timer: undefined,
      ghost: null,
      chose: false,
      target: null,
    };
    if (event.pointerType === "touch") this.held.timer = setTimeout(() => this.begin(), HOLD);
  }

  private move(event: PointerEvent): void {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (held.ghost) this.follow();
    else if (event.buttons === 0) this.letGo();
    else if (this.hasMoved(held)) {
      if (event.pointerType === "touch")
        this.letGo(); // the finger scrolls
      else this.begin();
    }
  }

  private hasMoved({ pressed }: Held): boolean {
    return Math.hypot(this.at.x - pressed.x, this.at.y - pressed.y) > SLACK;
  }

  private begin(): void {
    const { held } = this;
    if (!held) return;
    const carried = held.source.querySelector("[data-carried]");
    // It is carried by its middle, wherever it was pressed.
    if (carried) held.from = middleOf(carried.getBoundingClientRect());
    held.ghost = ghostOf(carried ?? held.source);
    held.ghost.className = "dragged";
    this.root.dataset.dragging = "";
    if (held.source.dataset.choice !== undefined && held.source.getAttribute("aria-pressed") !== "true") {
      held.chose = true;
      held.source.click();
    }
    this.follow();
    this.scrollAlong();
  }

  /** Return the elements on which it can be dropped now. */
  private targets(): HTMLElement[] {
    const { options, others, begun } = this.table;
    const legal = (id: string | undefined) => id !== undefined && (options.has(id) || (begun && others.has(id)));
    return [...this.root.querySelectorAll<HTMLElement>("[data-choice]")].filter(
      (element) => legal(element.dataset.choice) && element !== this.held?.source,
    );
  }

  private follow(): void {
    const { held, at } = this;
    if (!held?.ghost) return;
    held.ghost.style.transform = `translate(${at.x - held.from.x}px, ${at.y - held.from.y}px)`;
    const over = document.elementFromPoint?.(at.x, at.y);
    const targets = over && !this.root.contains(over) ? [] : this.targets(); // a bar may cover the board
    const place = boxAt(
      at,
      targets.map((element) => element.getBoundingClientRect()),
    );
    this.aim(place === null ? null : (targets[place] ?? null));
  }

  private aim(target: HTMLElement | null): void {
    const { held } = this;
    if (!held || held.target === target) return;
    held.target?.removeAttribute("data-over");
    target?.setAttribute("data-over", "");
    held.target = target;
  }

  /** Scroll the page while the pointer is near the edge of the window, so that every target can be reached. */
  private scrollAlong(): void {
    if (!this.active) return;
    const { y } = this.at;
    const speed = y < EDGE ? y - EDGE : y > innerHeight - EDGE ? y - innerHeight + EDGE : 0;
    if (speed !== 0) {
      scrollBy(0, speed / 4);
      this.follow();
    }
    requestAnimationFrame(() => this.scrollAlong());
  }

  private release(event: PointerEvent): void {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.ghost) {
      this.letGo();
      return;
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.follow();
    const { target } = held;
    const slowTap = !held.chose && !this.hasMoved(held);
    this.letGo();
    if (slowTap) return; // the browser's click undoes the choice
    swallowClick();
    target?.click();
  }

  private escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.active) return;
    event.preventDefault();
    event.stopPropagation();
    const chose = this.held?.chose;
    this.letGo();
    document.addEventListener("pointerup", swallowClick, { once: true });
    if (chose) this.table.undo();
  }

  private letGo(): void {
    const { held } = this;
    if (!held) return;
    clearTimeout(held.timer);
    this.aim(null);
    held.ghost?.remove();
    delete this.root.dataset.dragging;
    this.held = null;
  }
}

/** Ignore the browser's click at the end of a drag. A click made by our code is not trusted and goes through. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, true);
  setTimeout(() => document.removeEventListener("click", swallow, true), 60);
}
