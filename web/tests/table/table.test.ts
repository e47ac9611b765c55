import { beforeEach, describe, expect, it } from "vitest";
import type { Api } from "../../src/net/api";
import { TableModel } from "../../src/table/table.svelte";
import type { Position } from "../../src/generated/wire";
import { FakeServer, happening, LEGAL, openedAt, settled, shown } from "../fake";

let server: FakeServer;
const opened = () => openedAt(server);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new FakeServer();
});

describe("a player who may not act", () => {
  it("is told so when they try", async () => {
    const table = await opened();
    expect(await table.confirm()).toBe(false);
    expect(table.trouble?.code).toBe("incomplete_turn");
    server.tells(shown(6, { turn: 1 }), [happening(6, 0, ["1r1"])]);
    expect(table.trouble).toBeNull();
    expect(table.choose("1r")).toBe(false);
    expect(table.trouble?.code).toBe("not_your_turn");
    server.tells(shown(7, { turn: 0 }), [happening(7, 1, ["ckf"])]);
    expect(table.trouble).toBeNull();
    server.tells(shown(8, { turn: 1, you: [] }));
    table.choose("1r");
    expect(table.trouble).toBeNull(); // a spectator gets no message
  });

  it("knows of their turn during a review", async () => {
    const table = await opened();
    table.positionAt = async (number) => ({ number, moves: [], points: [], view: {} });
    await table.show(1);
    expect([table.due, table.mine]).toEqual([true, false]);
  });
});

describe("on a shared screen", () => {
  it("secrets are covered until the player to act confirms that nobody else is looking", async () => {
    const table = await opened();
    const view = (seat: number) => ({ seat, turn: seat, legal: LEGAL });
    server.tells(shown(6, { you: [0, 1], turn: 1, view: view(1) }));
    expect([table.covered, table.options.size]).toEqual([false, 2]); // a game without secrets
    table.hides = () => true;
    expect([table.covered, table.options.size, table.choose("1r")]).toEqual([true, 0, false]);
    table.uncovered = table.seat;
    expect([table.covered, table.choose("1r")]).toEqual([false, true]);
    server.tells(shown(7, { you: [0, 1], turn: 0, view: view(0) }), [happening(7, 1, ["1r1"])]);
    expect(table.covered).toBe(true);
    server.tells(shown(8, { you: [0, 1], turn: null, status: "over", view: view(0) }));
    expect(table.covered).toBe(false);
  });
});

it("requests the chat missed during an interruption once the connection is back", async () => {
  const asked: number[] = [];
  const line = (number: number) => ({
    room: "players",
    number,
    at: number,
    person: "p",
    name: "Bela",
    text: String(number),
  });
  server.api.chat = (async (_id: string, after: number) => (
    asked.push(after),
    { lines: [1, 2, 3].filter((number) => number > after && number <= asked.length + 1).map(line) }
  )) as unknown as Api["chat"];
  const table = await opened();
  expect(table.chat.map(({ number }) => number)).toEqual([1, 2]);
  server.tells(shown(5));
  await settled();
  expect([asked, table.chat.map(({ number }) => number)]).toEqual([
    [0, 2],
    [1, 2, 3],
  ]);
});

describe("an event", () => {
  it("is stored in order, once, and those of others since my last visit are listed", async () => {
    localStorage.setItem("riad.seen.t", "2");
    const table = new TableModel("t", server.api, server.live);
    table.open();
    server.tells(shown(4), [
      happening(1, 0, ["1r1"]),
      happening(2, 1, ["ckf"]),
      happening(3, 0, ["1r2"]),
      happening(4, 1, ["ck3"]),
    ]);
    expect(table.since.map(({ seq }) => seq)).toEqual([4]);
    expect(table.last.map(({ seq }) => seq)).toEqual([4]);
    server.tells(shown(4), [happening(4, 1, ["ck3"])]);
    expect(table.log.length).toBe(4);
    expect(table.numberAt(3)).toBe(3);
  });

  it("is delivered once and in order, even if the state arrived before it", async () => {
    const table = await opened();
    const heard: number[] = [];
    table.onHappening(({ seq }) => heard.push(seq));
    table.receive(shown(7, { turn: 1 }));
    server.tells(shown(7, { turn: 1 }), [happening(6, 0, ["1r1"]), happening(7, 1, ["ckf"])]);
    server.tells(shown(7, { turn: 1 }), [happening(7, 1, ["ckf"])]);
    expect(heard).toEqual([6, 7]);
  });

  it("leads to positions, move by move", async () => {
    const table = await opened();
    server.tells(shown(7), [happening(6, 0, ["1r1", "1r2"]), happening(7, 1, ["ckf"])]);
    expect(table.moveTo(0)).toBeNull();
    expect([1, 2, 3].map((number) => [table.moveTo(number)?.happening.seq, table.moveTo(number)?.place])).toEqual([
      [6, 0],
      [6, 1],
      [7, 0],
    ]);
    expect(table.moveTo(4)).toBeNull();
    table.positionAt = async (number) => ({ number, moves: [], points: [], view: {} });
    await table.show(1);
    expect(table.last.map(({ moves }) => moves)).toEqual([["1r1"]]); // later moves are not marked yet
    await table.show(0);
    expect(table.last).toEqual([]);
  });

  it("is reported to a player who returns to the page", async () => {
    const table = await opened();
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    server.tells(shown(7, { turn: 0 }), [happening(6, 0, ["1r1"]), happening(7, 1, ["ckf"])]);
    expect(table.since).toEqual([]);
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
    table.resync();
    expect(table.since.map(({ seq }) => seq)).toEqual([7]);
    table.markSeen();
    table.resync();
    expect(table.since).toEqual([]);
  });

  it("does not replace the requested position when an earlier request is answered late", async () => {
    const table = await opened();
    const answers = new Map<number, (found: Position) => void>();
    table.positionAt = (number) => new Promise((done) => answers.set(number, done));
    const answer = async (number: number) => {
      answers.get(number)?.({ number, moves: [], points: [], view: {} });
      await Promise.resolve();
    };
    void table.show(1);
    void table.show(2);
    expect([table.seeking, table.mine]).toEqual([true, false]); // no action on a position that is still loading
    await answer(2);
    await answer(1);
    expect([table.position?.number, table.seeking]).toEqual([2, false]);
    void table.show(3);
    void table.show(null);
    await answer(3);
    expect([table.position, table.seeking, table.mine]).toEqual([null, false, true]);
  });

  it("is ignored if it is older than the state", async () => {
    const table = await opened();
    server.tells(shown(3, { turn: 1 }));
    expect(table.state?.seq).toBe(5);
  });
});
