// Scrolling between the bars at the edges of the window.
import { afterEach, describe, expect, it, vi } from "vitest";
import { avoidBars, scrollFor, scrollToTargets } from "../../src/board/scroll";

const span = (top: number) => ({ top, bottom: top + 40 });

it("scrolls no further than needed, until everything or as much as possible is in view", () => {
  const sight = { top: 50, bottom: 450 };
  expect(scrollFor([span(60), span(400)], sight)).toBe(0);
  expect(scrollFor([span(300), span(500)], sight)).toBe(100);
  expect(scrollFor([span(-100), span(100)], sight)).toBe(-160);
  expect(scrollFor([span(0), span(700), span(800)], sight)).toBe(400);
});

describe("at a table", () => {
  /** Draw choices at these heights on the page, and a bar of 60 px below. Return the board and its scrolling. */
  function board(tops: Record<string, number>): { root: HTMLElement; scrolled: number[] } {
    document.body.innerHTML = `<main><div id="board">${Object.keys(tops)
      .map((id) => `<button data-choice="${id}"></button>`)
      .join("")}</div><div class="turn-bar" style="position: sticky"></div></main>`;
    for (const element of document.querySelectorAll<HTMLElement>("[data-choice]")) {
      const box = new DOMRect(0, tops[element.dataset.choice ?? ""], 40, 40);
      element.getBoundingClientRect = () => box;
      element.getClientRects = () => [box] as unknown as DOMRectList;
    }
    Object.defineProperty(document.querySelector(".turn-bar"), "offsetHeight", { value: 60, configurable: true });
    const scrolled: number[] = [];
    vi.stubGlobal("innerHeight", 460);
    vi.stubGlobal("scrollBy", ({ top }: { top: number }) => scrolled.push(top));
    return { root: document.querySelector("#board") as HTMLElement, scrolled };
  }
  afterEach(() => {
    scrollToTargets(document.body, new Set(), false); // no piece is selected any more
    vi.unstubAllGlobals();
  });
  const all = new Set(["a", "b"]);

  it("brings all targets of a piece into view, above the bar", () => {
    const { root, scrolled } = board({ a: 300, b: 380 });
    scrollToTargets(root, all, true);
    expect(scrolled).toEqual([30]);
  });

  it("is content with one choice at the start of a turn, and during a drag", () => {
    const { root, scrolled } = board({ a: 300, b: 380 });
    scrollToTargets(root, all, false);
    root.dataset.dragging = "";
    scrollToTargets(root, all, true);
    expect(scrolled).toEqual([]);
  });

  it("leaves out what cannot be chosen, and stays still while somebody writes", () => {
    const { root, scrolled } = board({ a: 300, b: 380 });
    scrollToTargets(root, new Set(["a"]), true);
    document.body.appendChild(document.createElement("input")).focus();
    scrollToTargets(root, all, true);
    expect(scrolled).toEqual([]);
  });

  it("publishes the height of the bars, and brings the targets into view again when they grow", () => {
    const { root, scrolled } = board({ a: 300, b: 350 });
    const published = () => document.documentElement.style.getPropertyValue("--bar-below");
    const end = avoidBars(root);
    expect(published()).toBe("60px");
    scrollToTargets(root, all, true);
    expect(scrolled).toEqual([]);
    Object.defineProperty(document.querySelector(".turn-bar"), "offsetHeight", { value: 120 });
    dispatchEvent(new Event("resize"));
    expect([published(), scrolled]).toEqual(["120px", [60]]);
    end();
    expect(published()).toBe("");
  });
});
