import { expect, it } from "vitest";
import { client, type Api } from "../../src/net/api";

type Answer = () => Response;
const cut: Answer = () => {
  throw new TypeError("cut");
};
const done: Answer = () => Response.json({});
const refused =
  (code: string, status: number): Answer =>
  () =>
    Response.json({ error: { code, message: "" } }, { status });

/** Return a client that gets these answers in order, and the keys that it sent. */
function asking(...answers: Answer[]): { api: Api; keys: string[] } {
  const keys: string[] = [];
  const api = client(async (_path, init) => {
    keys.push((JSON.parse(String(init?.body)) as { key: string }).key);
    return (answers.shift() ?? done)();
  });
  return { api, keys };
}

const REQUESTS: Record<string, (api: Api, text: string) => Promise<unknown>> = {
  "a table": (api, text) => api.create({ game: text, seats: [{ kind: "me" }] }),
  "a visit": (api, text) => api.visit(text),
  "a token": (api, text) => api.token(text),
  "an import": (api, text) => api.importMatch({ text }),
  "a line of chat": (api, text) => api.say("table", text),
};

it.each(Object.entries(REQUESTS))("repeats %s with its key until it is answered", async (_name, ask) => {
  const { api, keys } = asking(cut, refused("unavailable", 503), () => new Response("proxy", { status: 502 }), done);
  for (let tries = 0; tries < 3; tries += 1) await expect(ask(api, "Anna")).rejects.toThrow();
  await ask(api, "Anna");
  await ask(api, "Anna");
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

it.each(Object.entries(REQUESTS))(
  "creates another key for %s with other content, or after a refusal",
  async (_name, ask) => {
    const { api, keys } = asking(cut, refused("bad_name", 400), done);
    await expect(ask(api, "Anna")).rejects.toThrow();
    await expect(ask(api, "Bela")).rejects.toThrow();
    await ask(api, "Bela");
    expect(new Set(keys).size).toBe(3);
  },
);
