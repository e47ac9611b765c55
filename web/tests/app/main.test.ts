// The start of the client.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const App = vi.fn();
vi.mock("../../src/app/App.svelte", () => ({ default: App }));

/** Start the client on this page, with fakes of all that reaches outside. Return the order of its steps. */
async function start(page: string, path: string): Promise<{ steps: string[]; done: Promise<unknown> }> {
  history.replaceState(null, "", path);
  document.body.innerHTML = page;
  vi.resetModules();
  const steps: string[] = [];
  const fake = (step: string) => async () => void steps.push(step);
  App.mockImplementation(() => void steps.push("mount"));
  const { session } = await import("../../src/net/session.svelte");
  const { live } = await import("../../src/net/connection.svelte");
  const { push } = await import("../../src/net/push.svelte");
  const { worker } = await import("../../src/net/service-worker.svelte");
  vi.spyOn(session, "load").mockImplementation(fake("session"));
  vi.spyOn(push, "resubscribe").mockImplementation(fake("push"));
  vi.spyOn(live, "start").mockImplementation(() => void steps.push("connection"));
  vi.spyOn(worker, "start").mockImplementation(fake("worker"));
  return { steps, done: import("../../src/app/main") };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("replaces the headline by the page, in the language of the user, and starts the worker last", async () => {
  localStorage.setItem("riad.settings", JSON.stringify({ language: "it" }));
  const { steps, done } = await start('<div id="app"><h1>early</h1></div>', "/");
  await done;
  expect([steps[0], steps.at(-1)]).toEqual(["session", "worker"]);
  expect(steps.toSorted()).toEqual(["connection", "mount", "push", "session", "worker"]);
  expect(document.querySelector("#app h1")).toBeNull();
  expect(document.documentElement.lang).toBe("it");
  expect(document.querySelector("#brand-mark")).not.toBeNull();
  const { words } = await import("../../src/words/i18n.svelte");
  expect(words.language).toBe("it");
});

it("leaves the early text of a page until the page and its styles are complete", async () => {
  const { steps, done } = await start('<div id="app"><p class="early at-page">Privacy</p></div>', "/privacy");
  const link = document.createElement("link");
  link.rel = "stylesheet";
  Object.defineProperty(link, "sheet", { value: null });
  document.body.append(link);
  await vi.waitFor(() => expect(steps).toContain("connection"));
  await new Promise((wait) => setTimeout(wait, 300));
  expect(document.querySelector(".early")).not.toBeNull();
  link.dispatchEvent(new Event("load"));
  await done;
  expect(document.querySelector(".early")).toBeNull();
  expect(steps).toContain("mount");
});
