// The keyboard on a board.
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../src/base/settings.svelte";
import { manageTabStops, listenToKeys, moveFocus, moveToChoice, nextBox } from "../../src/board/keyboard";

const at = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

it("moves to what is straight ahead before anything nearer but to the side", () => {
  const boxes = [at(30, 0), at(15, 20), at(-20, 0), at(0, 40)];
  expect(nextBox(at(0, 0), boxes, [1, 0])).toBe(0);
  expect(nextBox(at(0, 0), boxes, [-1, 0])).toBe(2);
  expect(nextBox(at(0, 0), boxes, [0, 1])).toBe(3);
  expect(nextBox(at(0, 0), boxes, [0, -1])).toBeNull();
});

it("goes straight ahead at any distance: from a new tile to the reserve, past the places above them", () => {
  const box = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size });
  const [bought, reserve] = [box(510, 388, 48), box(873, 388, 48)];
  const places = [box(630, 96, 82), box(542, 184, 82), box(718, 184, 82), box(630, 272, 82)];
  expect(nextBox(bought, [...places, reserve], [1, 0])).toBe(4);
  expect(nextBox(reserve, [...places, bought], [-1, 0])).toBe(4);
  expect(nextBox(places[3]!, [...places, bought, reserve], [0, 1])).toBe(4);
});

it("leaves a group for a choice before an entry of the log straight ahead: from the money to the ways to pay", () => {
  document.body.innerHTML = `<main>
    <section data-group="offer"><button data-choice="take"></button></section>
    <section data-group="hand"><button data-choice="pay"></button></section>
    <section data-group="log"><a data-item href="#1">1</a></section></main>`;
  const places = {
    "[data-choice=take]": new DOMRect(182, 340, 60, 80),
    "[data-choice=pay]": new DOMRect(40, 500, 88, 42),
    "[data-item]": new DOMRect(40, 780, 340, 60),
  };
  for (const [one, place] of Object.entries(places)) {
    const element = document.querySelector<HTMLElement>(one) as HTMLElement;
    element.getBoundingClientRect = () => place;
    element.getClientRects = () => [place] as unknown as DOMRectList;
  }
  const down = () => (moveFocus(document.body, [0, 1]), document.activeElement);
  document.querySelector<HTMLElement>("[data-choice=take]")?.focus();
  expect(down()).toBe(document.querySelector("[data-choice=pay]"));
  expect(down()).toBe(document.querySelector("[data-item]"));
});

it("steps through a review by arrows, Home and End, and leaves Home and End alone at other times", () => {
  const steps: number[] = [];
  let back = true;
  const nothing = () => undefined;
  const end = listenToKeys(document.body, {
    undo: nothing,
    undoAll: nothing,
    confirm: nothing,
    help: nothing,
    step: (by) => back && steps.push(by) > 0,
  });
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect(["ArrowLeft", "ArrowRight", "Home", "End"].map(press)).toEqual([false, false, false, false]);
  expect(steps).toEqual([-1, 1, -Infinity, Infinity]);
  back = false;
  expect([press("Home"), press("End")]).toEqual([true, true]);
  end();
});

it("moves over the pieces of a position in a review: arrows pressed on a piece do not step", () => {
  document.body.innerHTML = `<main><button data-choice="a"></button><a data-item href="#1">1</a></main>`;
  const steps: number[] = [];
  const nothing = () => undefined;
  const end = listenToKeys(document.body, {
    undo: nothing,
    undoAll: nothing,
    confirm: nothing,
    help: nothing,
    step: (by) => steps.push(by) > 0,
  });
  const press = (on: string) =>
    document
      .querySelector(on)
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  press("[data-choice]");
  expect(steps).toEqual([]);
  press("[data-item]"); // an entry of the log led here
  expect(steps).toEqual([1]);
  end();
});

describe("groups", () => {
  it("leave nothing out of reach: Shift with arrows cycles through everything that can be chosen", () => {
    const root = document.querySelector("main") as HTMLElement;
    for (const one of root.querySelectorAll("button"))
      one.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    root.querySelector('[data-choice="e"]')?.setAttribute("aria-disabled", "false");
    const walk = (by: 1 | -1, times: number) =>
      Array.from(
        { length: times },
        () => (moveToChoice(root, by), (document.activeElement as HTMLElement).dataset.choice),
      );
    expect(walk(1, 4)).toEqual(["b", "c", "e", "b"]);
    expect(walk(-1, 2)).toEqual(["e", "c"]);
    root.querySelector<HTMLElement>('[data-choice="d"]')?.focus();
    expect(walk(1, 1)).toEqual(["e"]);
  });

  beforeEach(() => {
    document.body.innerHTML = `
      <main>
        <section data-group="offer"><button data-choice="a" aria-disabled="true"></button><button data-choice="b"></button><button data-choice="c"></button></section>
        <section data-group="mine"><button data-choice="d" aria-disabled="true"></button><button data-choice="e" aria-disabled="true"></button></section>
        <section data-group="log"><a data-item href="#1">1</a><a data-item href="#2">2</a></section>
      </main>`;
  });
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>("[data-choice], [data-item]")]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((one) => one.dataset.choice ?? one.textContent);

  it("have one tab stop each: the first choice, then the last focused element", async () => {
    const root = document.querySelector("main") as HTMLElement;
    const end = manageTabStops(root);
    expect(stops()).toEqual(["b", "d", "1"]);
    root.querySelector<HTMLElement>('[data-choice="c"]')?.focus();
    expect(stops()).toEqual(["c", "d", "1"]);
    root.querySelector<HTMLElement>('[data-choice="e"]')?.setAttribute("aria-disabled", "false");
    await new Promise((done) => setTimeout(done, 0));
    expect(stops()).toEqual(["c", "e", "1"]);
    end();
  });
});

describe("on a board with groups", () => {
  const BOXES: Record<string, [number, number]> = { a: [0, 0], b: [50, 0], c: [100, 0], d: [0, 100], e: [50, 100] };

  beforeEach(() => {
    document.body.innerHTML = `<main><h2 tabindex="-1">Board</h2>
      <section data-group="offer"><button data-choice="a"></button><button data-choice="b" aria-disabled="true"></button><button data-choice="c"></button></section>
      <section data-group="mine"><button data-choice="d" aria-disabled="true"></button><button data-choice="e"></button></section>
      <div tabindex="0" id="chat"></div></main>`;
    for (const one of document.querySelectorAll<HTMLElement>("[data-choice]")) {
      const [x, y] = BOXES[one.dataset.choice as string] as [number, number];
      const box = { left: x, right: x + 20, top: y, bottom: y + 20 } as DOMRect;
      one.getBoundingClientRect = () => box;
      one.getClientRects = () => [box] as unknown as DOMRectList;
    }
  });
  const here = () => (document.activeElement as HTMLElement).dataset.choice;

  it("moves over a whole group by arrows, and on to the choices of the next", () => {
    const root = document.querySelector("main") as HTMLElement;
    moveFocus(root, [1, 0]);
    expect(here()).toBe("a");
    moveFocus(root, [1, 0]);
    expect(here()).toBe("b");
    moveFocus(root, [-1, 0]);
    moveFocus(root, [0, 1]);
    expect(here()).toBe("e");
    moveFocus(root, [-1, 0]);
    expect(here()).toBe("d");
  });

  it("leaves arrows to the browser outside the board, and letters when they are turned off", () => {
    const root = document.querySelector("main") as HTMLElement;
    const heard: string[] = [];
    const end = listenToKeys(root, {
      undo: () => heard.push("undo"),
      undoAll: () => heard.push("all"),
      confirm: () => heard.push("confirm"),
      help: () => heard.push("help"),
    });
    const press = (key: string, on: Element = document.body) =>
      on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(press("ArrowDown", document.querySelector("#chat") as Element)).toBe(true);
    expect(press("ArrowDown", document.querySelector("h2") as Element)).toBe(false);
    press("c");
    settings.set({ letters: false });
    expect(["c", "u", "U", "?"].map((key) => press(key))).toEqual([true, true, true, true]);
    press("Escape");
    settings.set({ letters: true });
    expect(heard).toEqual(["confirm", "undo"]);
    end();
  });
});
