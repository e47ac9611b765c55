// Sprites in the page.
import { expect, it } from "vitest";
import { useSprite } from "../../src/base/sprite";

it("inserts each sprite once, before the content of the page", () => {
  document.body.innerHTML = "<main></main>";
  useSprite("one", '<svg id="one"></svg>');
  useSprite("one", '<svg id="one"></svg>');
  useSprite("two", '<svg id="two"></svg>');
  expect([...document.body.children].map(({ id }) => id)).toEqual(["two", "one", ""]);
});
