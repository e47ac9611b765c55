// The page's one connection.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connect, connection, live } from "../../src/net/connection.svelte";
import { push } from "../../src/net/push.svelte";

const calls: string[] = [];
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  for (const name of ["start", "stop", "resume", "reconnectSoon", "markOffline"] as const)
    vi.spyOn(live, name).mockImplementation(() => void calls.push(name));
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
});
afterEach(() => vi.useRealTimers());

const show = (visible: boolean) => {
  hidden = !visible;
  document.dispatchEvent(new Event("visibilitychange"));
};

it("follows the socket, the network and the visibility of the page", () => {
  let tell: (status: "online" | "offline") => void = () => undefined;
  vi.spyOn(live, "onStatus").mockImplementation((listener) => ((tell = listener), () => undefined));
  connect();
  expect(calls).toEqual(["start"]);

  live.crowded = true;
  tell("offline");
  expect([connection.status, connection.crowded]).toEqual(["offline", true]);
  live.crowded = false;
  tell("online");
  expect([connection.status, connection.crowded]).toEqual(["online", false]);

  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  expect(calls.splice(0)).toEqual(["start", "markOffline", "reconnectSoon"]);

  // Out of sight it disconnects only for push messages, which a connected player would not get.
  push.on = false;
  show(false);
  vi.advanceTimersByTime(120_000);
  show(true);
  expect(calls.splice(0)).toEqual(["resume"]);
  push.on = true;
  show(false);
  vi.advanceTimersByTime(120_000);
  expect(calls.splice(0)).toEqual(["stop"]);
  show(true);
  show(false);
  vi.advanceTimersByTime(1000);
  show(true);
  vi.advanceTimersByTime(120_000);
  expect(calls.splice(0)).toEqual(["resume", "resume"]);
});
