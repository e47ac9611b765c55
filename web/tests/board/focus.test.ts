// The focus when its element disappears.
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "../../src/board/focus";
import type { TableModel } from "../../src/table/table.svelte";

let root: HTMLElement;
let table: { moves: string[]; previews: object[]; options: Set<string>; chosen: Set<string>; ready: boolean };
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main><div id="board"><h2 tabindex="-1">Board</h2>
    <button data-choice="a"></button><button data-choice="b"></button><button data-choice="c"></button></div>
    <button data-confirm></button></main>`;
  for (const element of document.querySelectorAll("button, h2")) {
    element.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    element.scrollIntoView = () => undefined;
  }
  root = document.querySelector("#board") as HTMLElement;
  table = { moves: [], previews: [], options: new Set(["c"]), chosen: new Set(), ready: false };
  end = keepFocus(root, table as unknown as TableModel);
});
afterEach(() => end());

const element = (id: string) => document.querySelector<HTMLElement>(`[data-choice="${id}"]`) as HTMLElement;
const focused = () => {
  const { dataset, tagName } = document.activeElement as HTMLElement;
  return dataset.choice ?? ("confirm" in dataset ? "confirm" : tagName);
};
/** Focus an element, remove it as the board does when it is redrawn, and let the page notice. */
async function lose(id: string): Promise<string> {
  element(id).focus();
  element(id).remove();
  await new Promise((done) => setTimeout(done));
  return focused();
}

it("goes to the next choice", async () => {
  expect(await lose("a")).toBe("c");
});

it("prefers the last chosen element that is still there", async () => {
  table.chosen = new Set(["b", "gone"]);
  expect(await lose("a")).toBe("b");
});

it("goes to Confirm when the turn is complete, else to the heading", async () => {
  table.options = new Set();
  expect(await lose("a")).toBe("H2");
  table.ready = true;
  expect(await lose("b")).toBe("confirm");
});

it("waits while the server is asked what can follow", async () => {
  table.moves = ["a"];
  expect(await lose("a")).toBe("BODY");
  table.previews = [{}];
  root.append(document.createElement("p")); // the answer is drawn
  await new Promise((done) => setTimeout(done));
  expect(focused()).toBe("c");
});

it("returns to the element itself if it only moved", async () => {
  const moving = element("a");
  moving.focus();
  moving.remove();
  root.append(moving);
  await new Promise((done) => setTimeout(done));
  expect(focused()).toBe("a");
});

it("lets a click on nothing take the focus away", async () => {
  element("a").focus();
  document.dispatchEvent(new MouseEvent("mousedown"));
  element("a").blur();
  document.dispatchEvent(new MouseEvent("mouseup"));
  element("b").remove();
  await new Promise((done) => setTimeout(done));
  expect(focused()).toBe("BODY");
});

it("stops when the board is closed", async () => {
  end();
  expect(await lose("a")).toBe("BODY");
});
