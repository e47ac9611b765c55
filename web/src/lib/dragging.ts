// Dragging, for mouse and touch: what is dragged is chosen as by a tap, and dropping it on a target taps the target.
// So a board has nothing to do for it but `data-choice`; `data-drag` marks what can be dragged without being chosen, and
// `data-carried` the part of an element that is carried along.
import { ghostOf, type Point } from "./ghost";

/** What dragging asks of a table. */
export interface Draggable {
  options: ReadonlySet<string>;
  others: ReadonlySet<string>;
  begun: boolean;
  undo(): void;
}

export const SLACK = 7; // pixels that a tap may waver
export const HOLD = 180; // milliseconds a finger rests before it drags: until then it scrolls
const REACH = 14; // pixels beside a target that still count
const EDGE = 56; // from here on the page scrolls along

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The place among boxes of the one that a point is in, the smallest first; else of the nearest within reach. */
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
  /** What is carried lies where it is seen when the pointer is here. */
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
    // Once a finger drags, the page is not to scroll under it; that can only be said here.
    document.addEventListener("touchmove", (event) => this.held?.ghost && event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
    document.addEventListener("contextmenu", (event) => this.held?.ghost && event.preventDefault(), { signal });
    document.addEventListener("keydown", (event) => this.escape(event), { signal, capture: true });
  }

  /** Whether something is being dragged. */
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
        this.letGo(); // it scrolls
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
    if (carried) held.from = middleOf(carried.getBoundingClientRect()); // it is held by its middle, wherever the press was
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

  /** The elements on which it may be dropped now. */
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
    const targets = over && !this.root.contains(over) ? [] : this.targets(); // a bar may lie over the board
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

  /** Near the edge of the window the page moves on, so that every target can be reached. */
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
    if (slowTap) return; // the browser's click takes back what was chosen
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

/** The browser's click at the end of a drag means nothing. One made by us is not trusted, and goes through. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, true);
  setTimeout(() => document.removeEventListener("click", swallow, true), 60);
}
