// The page that the address names.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routeOf, router } from "../../src/base/router.svelte";

it("parses addresses", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/abcd-123_X")).toEqual({ page: "table", id: "abcd-123_X", number: null });
  expect(routeOf("/t/abcd-123_X/12")).toEqual({ page: "table", id: "abcd-123_X", number: 12 });
  expect(routeOf("/t/abc/x")).toEqual({ page: "nowhere" });
  expect(routeOf("/rules/azul")).toEqual({ page: "rules", game: "azul" });
  expect(routeOf("/learn/azul")).toEqual({ page: "learn", game: "azul" });
  expect(["/settings", "/privacy", "/me"].map((path) => routeOf(path).page)).toEqual(["settings", "privacy", "me"]);
  expect(["/rules", "/t/abc", "/t/abcd-123_X/1/2", "/settings/x"].map((path) => routeOf(path).page)).toEqual(
    Array(4).fill("nowhere"),
  );
  expect(routeOf("/me")).toEqual({ page: "me" });
});

describe("a click on a link", () => {
  beforeEach(() => {
    document.body.innerHTML = `<main id="main" tabindex="-1"></main>`;
    vi.stubGlobal("scrollTo", vi.fn());
    history.replaceState(null, "", "/");
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Click a link with these attributes and return the path of the page after it. */
  function click(attributes: Record<string, string>, how: MouseEventInit = {}): string {
    const link = document.body.appendChild(document.createElement("a"));
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    link.addEventListener("click", (event) => setTimeout(() => event.preventDefault()));
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    window.addEventListener("click", (late) => late.preventDefault(), { once: true });
    link.dispatchEvent(event);
    return router.path;
  }

  it("changes the page and moves the focus to it", () => {
    router.start();
    expect(click({ href: "/rules/azul#AZ-1" })).toBe("/rules/azul");
    expect(location.pathname + location.hash).toBe("/rules/azul#AZ-1");
    expect(document.activeElement?.id).toBe("main");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each<[string, Record<string, string>, MouseEventInit]>([
    ["of another site", { href: "https://example.org/rules/azul" }, {}],
    ["for another window", { href: "/me", target: "_blank" }, {}],
    ["to a download", { href: "/me", download: "" }, {}],
    ["to the server", { href: "/api/me/data" }, {}],
    ["with a key for a new window", { href: "/me" }, { ctrlKey: true }],
    ["with another button", { href: "/me" }, { button: 1 }],
  ])("is left to the browser: %s", (_, attributes, how) => {
    router.go("/settings");
    expect(click(attributes, how)).toBe("/settings");
  });

  it("leaves the focus where it is when the address of the same page changes", () => {
    router.go("/t/abcdefgh");
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    router.go("/t/abcdefgh/3", true);
    expect(document.activeElement).toBe(button);
    expect(router.route).toEqual({ page: "table", id: "abcdefgh", number: 3 });
  });
});
