// The server's state of a table: what happened, and earlier positions.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine, Position } from "../../src/generated/wire";
import { Refusal, type Api } from "../../src/net/api";
import { save } from "../../src/base/storage";
import { TableState } from "../../src/table/state.svelte";
import { FakeServer, happening, settled, shown } from "../fake";

let server: FakeServer;
let table: TableState;

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  table = new TableState("t", server.api, server.live);
  table.open();
});

const turns = (...seqs: number[]) => seqs.map((seq) => happening(seq, seq % 2, [`m${seq}`]));

it("grows with each message, and ignores what is old or known", () => {
  server.tells(shown(2), turns(1, 2));
  server.tells(shown(3), turns(2, 3));
  server.tells(shown(1), turns(1));
  expect([table.state?.seq, table.log.map(({ seq }) => seq)]).toEqual([3, [1, 2, 3]]);
});

it("reports events to subscribers with the state before them, but not those before the page was opened", () => {
  const heard: [number, number][] = [];
  const stop = table.onHappening(({ seq }, before) => heard.push([seq, before.seq]));
  server.tells(shown(2), turns(1, 2));
  server.tells(shown(4), turns(3, 4));
  stop();
  server.tells(shown(5), turns(5));
  expect(heard).toEqual([
    [3, 2],
    [4, 2],
  ]);
});

it("collects the turns of others since my last visit", () => {
  save("seen.t", 1);
  server.tells(shown(4), turns(1, 2, 3, 4));
  expect(table.since.map(({ seq }) => seq)).toEqual([3]);
  table.markSeen();
  expect(table.since).toEqual([]);
});

it("marks the turns since my own, and for spectators the last one", () => {
  server.tells(shown(5), turns(1, 2, 3, 5));
  expect(table.last.map(({ seq }) => seq)).toEqual([3, 5]);
  server.tells(shown(6, { you: [] }), turns(6));
  expect(table.last.map(({ seq }) => seq)).toEqual([6]);
});

it("merges the chat that was missed with the lines that arrive", async () => {
  const line = (number: number, room = "players") =>
    ({ number, room, at: number, text: `${number}` }) as unknown as ChatLine;
  server.api.chat = async () => ({ lines: [line(1), line(2)] });
  server.hear({ type: "chat", table: "t", line: line(2) } as never);
  server.tells(shown(1));
  await settled();
  expect(table.chat.map(({ text }) => text)).toEqual(["1", "2"]);
});

it("is lost when the server refuses it, and is asked for again while the game is prepared", () => {
  vi.useFakeTimers();
  const watch = vi.spyOn(server.live, "watch");
  const refuse = (code: string) => server.hear({ type: "error", table: "t", error: { code, message: "" } } as never);
  refuse("preparing");
  expect([table.preparing, table.lost]).toEqual([true, null]);
  vi.advanceTimersByTime(2000);
  expect(watch).toHaveBeenCalledOnce();
  refuse("no_such_table");
  expect([table.preparing, table.lost?.code]).toEqual([false, "no_such_table"]);
  vi.useRealTimers();
});

it.each([
  [[0], 0, true, "playing"],
  [[1], 0, false, "playing"],
  [[0, 1], 1, true, "playing"],
  [[0], 0, false, "over"],
])("with my seats %j and the turn %i, acting is %s while %s", (you, turn, mine, status) => {
  server.tells(shown(1, { you, turn, status } as never));
  expect([table.due, table.mine]).toEqual([mine, mine]);
});

it("covers secrets on a shared screen until the player has confirmed to be alone", () => {
  table.hides = () => true;
  server.tells(shown(1, { you: [0] }));
  expect(table.covered).toBe(false);
  server.tells(shown(2, { you: [0, 1] }));
  expect(table.covered).toBe(true);
  table.uncovered = table.seat;
  expect(table.covered).toBe(false);
});

describe("an earlier position", () => {
  const answers = new Map<number, (position: Position) => void>();
  const answer = async (number: number) => {
    answers.get(number)?.({ number, view: { seat: 0, turn: 1, legal: [] } } as unknown as Position);
    await settled();
  };
  beforeEach(() => {
    (server.api as { position: Api["position"] }).position = (_id, number) =>
      new Promise((done) => answers.set(number, done));
    server.tells(shown(3), [happening(1, 0, ["a", "b"]), happening(2, 1, ["c"]), happening(3, 0, ["d"])]);
  });

  it("is shown in place of the present one, in which I cannot act", async () => {
    void table.show(2);
    expect([table.seeking, table.mine]).toEqual([true, false]);
    await answer(2);
    expect([table.seeking, table.position?.number, table.view?.turn]).toEqual([false, 2, 1]);
    await table.show(null);
    expect([table.position, table.mine]).toEqual([null, true]);
  });

  it("is dropped when another was requested in the meantime", async () => {
    void table.show(1);
    void table.show(2);
    await answer(2);
    await answer(1);
    expect(table.position?.number).toBe(2);
  });

  it("that cannot be loaded is a message", async () => {
    (server.api as { position: Api["position"] }).position = async () => {
      throw new Refusal({ code: "offline" });
    };
    await table.show(2);
    expect([table.trouble?.code, table.position]).toEqual(["offline", null]);
  });

  it("is led to by a move within a turn", async () => {
    expect(table.moveTo(2)).toMatchObject({ happening: { seq: 1 }, place: 1 });
    expect([table.moveTo(0), table.moveTo(5)]).toEqual([null, null]);
    expect([1, 2, 3].map((seq) => table.numberAt(seq))).toEqual([2, 3, 4]);
    void table.show(1);
    await answer(1);
    expect(table.last).toMatchObject([{ seq: 1, moves: ["a"], told: ["a"] }]);
  });
});

it("listens no more when it is closed", () => {
  const leave = vi.fn();
  const other = new TableState("t", server.api, { watch: () => leave });
  other.open();
  other.close();
  expect(leave).toHaveBeenCalledOnce();
});
