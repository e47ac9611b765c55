// Requests to the server, and its refusals.
import { describe, expect, it, vi } from "vitest";
import { client, Refusal } from "../../src/net/api";

/** Return a client that gets this answer, and the requests that it sends. */
function asking(answer: () => Response) {
  const send = vi.fn(async (_path: string, _init?: RequestInit) => answer());
  return { api: client(send), sent: () => send.mock.calls.map(([path, init]) => ({ path, ...init })) };
}
const refused = (status: number, body?: unknown, headers?: Record<string, string>) => () =>
  new Response(body === undefined ? "proxy" : JSON.stringify(body), { status, ...(headers && { headers }) });
const codeOf = async (request: Promise<unknown>) => ((await request.catch((error: unknown) => error)) as Refusal).code;

it("asks for JSON, as the user of this site, and for refusals that the console does not report", async () => {
  const { api, sent } = asking(() => Response.json([]));
  await api.games();
  expect(sent()).toEqual([
    {
      path: "/api/games",
      method: "GET",
      credentials: "same-origin",
      headers: { accept: "application/json", prefer: "riad-status" },
    },
  ]);
});

it("sends a body as JSON, and the signal by which the request is aborted", async () => {
  const { api, sent } = asking(() => Response.json({ refusal: null, tally: 3 }));
  const { signal } = new AbortController();
  expect(await api.preview("a b", { moves: ["1r1"], base: 2 }, signal)).toMatchObject({ tally: 3 });
  const [{ path, method, body, headers, signal: passed } = {} as never] = sent() as unknown as [
    Record<string, unknown>,
  ];
  expect([path, method, body, passed]).toEqual([
    "/api/tables/a%20b/preview",
    "POST",
    '{"moves":["1r1"],"base":2}',
    signal,
  ]);
  expect(headers).toMatchObject({ "content-type": "application/json" });
});

it("has no result where the answer has no content", async () => {
  expect(await asking(() => new Response(null, { status: 204 })).api.logout()).toBeUndefined();
});

describe("a refusal", () => {
  it("has what the server says of it", async () => {
    const error = {
      code: "illegal_move",
      message: "no",
      rule: "AZ-11",
      reason: { because: "x" },
      at: 1,
      field: null,
      table: null,
    };
    const answer = refused(200, { error }, { "riad-status": "409" });
    const refusal = (await asking(answer)
      .api.me()
      .catch((one: unknown) => one)) as Refusal;
    expect(refusal).toBeInstanceOf(Refusal);
    expect({ ...refusal, message: refusal.message }).toMatchObject(error);
  });

  it("may come inside a preview", async () => {
    const refusal = { code: "stale", message: "" };
    expect(await codeOf(asking(() => Response.json({ refusal })).api.preview("t", { moves: [], base: 1 }))).toBe(
      "stale",
    );
  });

  it.each([
    [502, "unavailable"],
    [404, "bad_request"],
  ])("of a proxy with status %i is %s", async (status, code) => {
    expect(await codeOf(asking(refused(status)).api.me())).toBe(code);
  });

  it("is offline when no answer arrives, or only a part of one", async () => {
    const cut = () => {
      throw new TypeError("cut");
    };
    expect(await codeOf(asking(cut).api.me())).toBe("offline");
    expect(await codeOf(asking(() => new Response('{"id":')).api.me())).toBe("offline");
  });

  it.each([
    ["offline", true],
    ["unavailable", true],
    ["too_many_requests", true],
    ["illegal_move", false],
    ["not_signed_in", false],
  ])("%s may pass: %s", (code, passing) => {
    expect(new Refusal({ code }).passing).toBe(passing);
  });
});

it.each<[string, (api: ReturnType<typeof client>) => Promise<unknown>, string, string]>([
  ["sit", (api) => api.sit("t", 2), "PUT", "/api/tables/t/seats/2"],
  ["stand", (api) => api.stand("t", 2), "DELETE", "/api/tables/t/seats/2"],
  ["cancel", (api) => api.cancel("t"), "DELETE", "/api/tables/t"],
  ["log", (api) => api.log("t", 7), "GET", "/api/tables/t/log?after=7"],
  ["position", (api) => api.position("t", 7), "GET", "/api/tables/t/positions/7"],
  ["chat", (api) => api.chat("t", 7), "GET", "/api/tables/t/chat?after=7"],
  ["unblock", (api) => api.unblock("p/1"), "DELETE", "/api/blocked/p%2F1"],
  ["rename", (api) => api.rename("Anna"), "PATCH", "/api/me"],
])("%s has its method and address", async (_, request, method, path) => {
  const { api, sent } = asking(() => Response.json({}));
  await request(api);
  expect(sent()).toMatchObject([{ method, path }]);
});
