// Previews from the server.
import { beforeEach, expect, it, vi } from "vitest";
import type { Preview } from "../../src/generated/wire";
import type { Api } from "../../src/net/api";
import { PreviewClient } from "../../src/table/previews";

const preview = vi.fn(async (_table: string, _request: object, _signal?: AbortSignal) => ({}) as Preview);
let client: PreviewClient;

beforeEach(() => {
  preview.mockClear();
  client = new PreviewClient({ preview } as unknown as Api, "t");
});
const requests = () => preview.mock.calls.map(([, request]) => request);

it("requests each preview once", async () => {
  const [one, same] = [client.ask(5, ["1r1"]), client.ask(5, ["1r1"])];
  expect(await one).toBe(await same);
  expect(requests()).toEqual([{ moves: ["1r1"], base: 5 }]);
});

it("tells apart positions, moves and the moves looked ahead", () => {
  void client.ask(5, ["a"]);
  void client.ask(6, ["a"]);
  void client.ask(5, ["a", "b"]);
  void client.ask(5, ["a"], ["b"]);
  expect(requests()).toEqual([
    { moves: ["a"], base: 5 },
    { moves: ["a"], base: 6 },
    { moves: ["a", "b"], base: 5 },
    { moves: ["a"], base: 5, ahead: ["b"] },
  ]);
});

it("asks again after a failure, and after the table has changed", async () => {
  preview.mockRejectedValueOnce(new Error("cut"));
  await expect(client.ask(5, [])).rejects.toThrow("cut");
  await client.ask(5, []);
  client.forget();
  await client.ask(5, []);
  expect(requests()).toHaveLength(3);
});

it("aborts the requests in flight, but not later ones", () => {
  void client.ask(5, []);
  client.stop();
  void client.ask(5, ["a"]);
  expect(preview.mock.calls.map(([, , signal]) => signal?.aborted)).toEqual([true, false]);
});
