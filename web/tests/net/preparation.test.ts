// The first start of a server.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GamePrepared } from "../../src/generated/wire";
import { Preparation } from "../../src/net/preparation.svelte";

const game = (name: string, stage: string) => ({ name, stage, share: 0, left: null }) as unknown as GamePrepared;
let answer: GamePrepared[] | null;
const request = vi.fn(async () => {
  if (answer === null) throw new Error("cut");
  return { games: answer };
});
let preparation: Preparation;

beforeEach(() => {
  vi.useFakeTimers();
  request.mockClear();
  preparation = new Preparation({ preparation: request } as never);
});
afterEach(() => {
  preparation.stop();
  vi.useRealTimers();
});

it("lists the games that are not ready yet, until all of them are", async () => {
  answer = [game("azul", "ready"), game("alhambra", "compiling"), game("dreamhome", "waiting")];
  await preparation.follow();
  expect(preparation.games.map(({ name }) => name)).toEqual(["alhambra", "dreamhome"]);
  expect([preparation.of("alhambra")?.stage, preparation.of("azul")]).toEqual(["compiling", undefined]);
  answer = [game("azul", "ready")];
  await vi.advanceTimersByTimeAsync(1000);
  expect(preparation.games).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

it("keeps the games without an answer, and asks again", async () => {
  answer = [game("azul", "compiling")];
  await preparation.follow();
  answer = null;
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect([preparation.games.length, request.mock.calls.length]).toEqual([1, 3]);
});

it("asks no more about a game that has failed, or when nobody looks", async () => {
  answer = [game("azul", "failed")];
  await preparation.follow();
  expect(preparation.of("azul")?.stage).toBe("failed");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledOnce();
  answer = [game("azul", "compiling")];
  await preparation.follow();
  preparation.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});
