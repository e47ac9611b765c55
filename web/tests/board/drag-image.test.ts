// The copy of a piece that moves over the page.
import { expect, it } from "vitest";
import { ghostOf } from "../../src/board/drag-image";

it("has the pictures of the element in their places, without its texts", () => {
  document.body.innerHTML = "<button>three red<svg id='seen'></svg><svg id='hidden'></svg></button>";
  const button = document.querySelector("button") as HTMLElement;
  button.getBoundingClientRect = () => new DOMRect(100, 200, 60, 40);
  const [seen, hidden] = button.querySelectorAll("svg");
  seen!.getBoundingClientRect = () => new DOMRect(110, 205, 30, 30);
  hidden!.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  const ghost = ghostOf(button);
  expect(ghost.parentElement).toBe(document.body);
  expect(ghost.style).toMatchObject({ left: "100px", top: "200px", width: "60px", pointerEvents: "none" });
  expect([...ghost.children].map(({ id }) => id)).toEqual(["seen"]);
  expect((ghost.firstElementChild as SVGElement).style).toMatchObject({ left: "10px", top: "5px", width: "30px" });
  expect([ghost.textContent, ghost.getAttribute("aria-hidden")]).toEqual(["", "true"]);
  expect(button.querySelectorAll("svg")).toHaveLength(2);
});

it("of a picture is the picture", () => {
  document.body.innerHTML = "<svg id='tile'></svg>";
  const tile = document.querySelector("svg") as SVGSVGElement;
  tile.getBoundingClientRect = () => new DOMRect(5, 6, 20, 20);
  expect([...ghostOf(tile).children].map(({ id }) => id)).toEqual(["tile"]);
});
