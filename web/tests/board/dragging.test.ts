import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boxAt, Dragging, HOLD, SLACK } from "../../src/board/dragging";

const box = (left: number, top: number, width = 20, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the drop target", () => {
  it("is the smallest box under the point, else one within reach", () => {
    const boxes = [box(0, 0, 100, 100), box(40, 40), box(200, 0)];
    expect(boxAt({ x: 50, y: 50 }, boxes)).toBe(1);
    expect(boxAt({ x: 10, y: 10 }, boxes)).toBe(0);
    expect(boxAt({ x: 192, y: 10 }, boxes)).toBe(2);
    expect(boxAt({ x: 150, y: 10 }, boxes)).toBeNull();
  });
});

describe("dragging", () => {
  let root: HTMLElement;
  let taps: string[];
  let dragging: Dragging;
  const table = { options: new Set<string>(), others: new Set<string>(), begun: false, undo: vi.fn() };

  function button(id: string, place: ReturnType<typeof box>, disabled = false): HTMLButtonElement {
    const element = document.createElement("button");
    element.dataset.choice = id;
    element.setAttribute("aria-disabled", String(disabled));
    element.getBoundingClientRect = () => ({ ...place, width: 20, height: 20, x: place.left, y: place.top }) as DOMRect;
    element.addEventListener("click", () => {
      taps.push(id);
      table.begun = true;
      table.options = new Set(["to 1"]);
    });
    root.append(element);
    return element;
  }

  function send(type: string, on: EventTarget, x: number, y: number, more: object = {}) {
    on.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: x,
        clientY: y,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        buttons: type === "pointerup" ? 0 : 1,
        pointerType: "mouse",
        ...more,
      }),
    );
  }

  let source: HTMLElement;
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.replaceChildren();
    root = document.createElement("main");
    document.body.append(root);
    taps = [];
    table.options = new Set(["take"]);
    table.begun = false;
    table.undo.mockClear();
    source = button("take", box(0, 0));
    button("to 1", box(0, 100));
    button("to 2", box(0, 200));
    document.elementFromPoint = () => root;
    dragging = new Dragging(root, table);
  });
  afterEach(() => {
    dragging.end();
    vi.useRealTimers();
  });

  it("takes a small movement for a tap", () => {
    send("pointerdown", source, 10, 10);
    send("pointermove", document, 10 + SLACK - 1, 10);
    expect(dragging.active).toBe(false);
    send("pointerup", document, 10 + SLACK - 1, 10);
    expect(taps).toEqual([]); // the browser's own click does it
  });

  it("chooses the dragged source and the target", () => {
    send("pointerdown", source, 10, 10);
    send("pointermove", document, 10, 60);
    expect([dragging.active, taps]).toEqual([true, ["take"]]);
    expect(document.querySelector(".dragged")).not.toBeNull();
    send("pointermove", document, 10, 110);
    expect(root.querySelector("[data-over]")?.getAttribute("data-choice")).toBe("to 1");
    send("pointerup", document, 10, 110);
    expect(taps).toEqual(["take", "to 1"]);
    expect(document.querySelector(".dragged, [data-over]")).toBeNull();
  });

  it("keeps the source chosen after a drop elsewhere or on a forbidden target", () => {
    send("pointerdown", source, 10, 10);
    send("pointermove", document, 10, 60);
    send("pointerup", document, 10, 210);
    expect(taps).toEqual(["take"]);
    expect(table.undo).not.toHaveBeenCalled();
  });

  it("drops nothing through a bar that covers the board", () => {
    send("pointerdown", source, 10, 10);
    send("pointermove", document, 10, 60);
    document.elementFromPoint = () => document.body;
    send("pointerup", document, 10, 110);
    expect(taps).toEqual(["take"]);
  });

  it("is cancelled by Escape, which undoes the choice", () => {
    send("pointerdown", source, 10, 10);
    send("pointermove", document, 10, 60);
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    document.dispatchEvent(event);
    expect([dragging.active, event.defaultPrevented]).toEqual([false, true]);
    expect(table.undo).toHaveBeenCalledOnce();
    send("pointerup", document, 10, 110);
    expect(taps).toEqual(["take"]);
  });

  it("does not choose a chosen element again", () => {
    source.setAttribute("aria-pressed", "true");
    table.options = new Set(["to 1"]);
    send("pointerdown", source, 10, 10);
    send("pointermove", document, 10, 60);
    send("pointerup", document, 10, 110);
    expect(taps).toEqual(["to 1"]);
  });

  it("lets a finger that moves at once scroll, and drags after a rest", () => {
    const touch = { pointerType: "touch" };
    send("pointerdown", source, 10, 10, touch);
    send("pointermove", document, 10, 40, touch);
    vi.advanceTimersByTime(HOLD + 10);
    expect(dragging.active).toBe(false);
    send("pointerdown", source, 10, 10, touch);
    vi.advanceTimersByTime(HOLD + 10);
    expect(dragging.active).toBe(true);
    const move = new Event("touchmove", { bubbles: true, cancelable: true });
    document.dispatchEvent(move);
    expect(move.defaultPrevented).toBe(true);
    send("pointerup", document, 10, 110, touch);
    expect(taps).toEqual(["take", "to 1"]);
  });

  it("lets a slow tap undo a choice", () => {
    const seen: boolean[] = [];
    source.setAttribute("aria-pressed", "true");
    send("pointerdown", source, 10, 10, { pointerType: "touch" });
    vi.advanceTimersByTime(HOLD + 10);
    send("pointerup", document, 11, 11, { pointerType: "touch" });
    document.addEventListener("click", (event) => seen.push(event.defaultPrevented), { once: true });
    source.click();
    expect([taps, seen]).toEqual([["take"], [false]]);
  });

  it("ends when the browser takes over the touch", () => {
    send("pointerdown", source, 10, 10, { pointerType: "touch" });
    vi.advanceTimersByTime(HOLD + 10);
    send("pointercancel", document, 10, 10);
    expect(dragging.active).toBe(false);
  });

  it("ignores elements that cannot be chosen", () => {
    const closed = button("closed", box(50, 0), true);
    send("pointerdown", closed, 60, 10);
    send("pointermove", document, 60, 80);
    expect(dragging.active).toBe(false);
  });
});
