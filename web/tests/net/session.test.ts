// My identity here.
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Me } from "../../src/generated/wire";
import { load } from "../../src/base/storage";
import { api, Refusal } from "../../src/net/api";
import { live } from "../../src/net/connection.svelte";
import { push } from "../../src/net/push.svelte";
import { randomName, session } from "../../src/net/session.svelte";
import { words } from "../../src/words/i18n.svelte";

const person = (id: string) => ({ id, name: id }) as unknown as Me;
const anna = person("anna");

beforeAll(() => words.load("en"));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(live, "restart").mockReturnValue();
  vi.spyOn(push, "resubscribe").mockResolvedValue();
  session.me = null;
  session.ended = false;
});

it("is that of the server, and saved for the next start", async () => {
  vi.spyOn(api, "me").mockResolvedValue(anna);
  await session.load();
  expect([session.me, load("me")]).toEqual([anna, anna]);
  expect([live.restart, push.resubscribe].map((call) => vi.mocked(call).mock.calls.length)).toEqual([1, 1]);
});

it("stays as it is without an answer", async () => {
  session.setUser(anna);
  vi.spyOn(api, "me").mockRejectedValue(new Refusal({ code: "offline" }));
  await session.load();
  expect([session.me, session.ended]).toEqual([anna, false]);
});

it("was ended elsewhere if the server does not know it any more, until there is another", async () => {
  session.setUser(anna);
  vi.spyOn(api, "me").mockResolvedValue(null);
  await session.load();
  expect([session.me, session.ended, load("me")]).toEqual([null, true, null]);
  session.setUser(person("béla"));
  expect(session.ended).toBe(false);
});

it("keeps its connection unless the identity or the cookie changes", () => {
  session.setUser(anna);
  session.setUser({ ...anna, name: "Anna María" } as Me);
  expect(live.restart).toHaveBeenCalledTimes(1);
  session.setUser(anna, true);
  session.setUser(null);
  expect(live.restart).toHaveBeenCalledTimes(3);
  expect(push.resubscribe).toHaveBeenCalledTimes(2);
});

it("is created on demand, once, with the given name or a friendly one", async () => {
  const visit = vi.spyOn(api, "visit").mockImplementation(async (name) => person(name));
  expect((await session.ensureUser("Anna")).id).toBe("Anna");
  expect((await session.ensureUser("Béla")).id).toBe("Anna");
  session.me = null;
  await session.ensureUser();
  expect(visit.mock.calls.map(([name]) => name)).toEqual(["Anna", expect.stringMatching(/\S/)]);
});

it("is that of a cookie which is already there", async () => {
  vi.spyOn(api, "visit").mockRejectedValue(new Refusal({ code: "not_now" }));
  vi.spyOn(api, "me").mockResolvedValue(anna);
  expect(await session.ensureUser()).toEqual(anna);
  session.me = null;
  vi.spyOn(api, "visit").mockRejectedValue(new Refusal({ code: "too_many_requests" }));
  await expect(session.ensureUser()).rejects.toThrow("too_many_requests");
});

it("is checked whenever the connection is back", () => {
  const check = vi.spyOn(session, "load").mockResolvedValue();
  let tell: (status: "connecting" | "online" | "offline") => void = () => undefined;
  vi.spyOn(live, "onStatus").mockImplementation((listener) => ((tell = listener), () => undefined));
  session.watchConnection();
  tell("online");
  expect(check).not.toHaveBeenCalled();
  for (const status of ["offline", "connecting", "online", "online"] as const) tell(status);
  expect(check).toHaveBeenCalledOnce();
});

it("has one of the friendly names of the language", () => {
  const names = [0, 0.5, 0.999].map((chance) => randomName(() => chance));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toBe(name.trim());
});
