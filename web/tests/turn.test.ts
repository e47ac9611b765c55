import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, Refusal } from "../src/lib/api";
import { TableModel } from "../src/lib/table.svelte";
import type { Turn } from "../src/wire";
import { FakeServer, happening, openedAt, settled, shown, steps } from "./fake";

let server: FakeServer;
const opened = () => openedAt(server);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new FakeServer();
});

describe("a turn", () => {
  it("is chosen step by step, tried, and sent once", async () => {
    const table = await opened();
    expect([...table.options]).toEqual(["1r", "ck"]);
    table.choose("1r");
    await settled();
    expect([...table.options]).toEqual(["1", "2", "f"]);
    expect(table.hints.get("2")).toBe(1);
    expect(table.foreseen.get("2")).toEqual({ move: "1r2" });
    expect(table.ready).toBe(false);
    table.choose("2");
    await settled();
    expect(table.moves).toEqual(["1r2"]);
    expect(table.deeds).toEqual([{ move: "1r2" }]);
    expect(table.ready).toBe(true);
    expect(table.gain).toBe(1);
    expect(await table.confirm()).toBe(true);
    expect([...server.kept.values()].map(({ moves, base }) => ({ moves, base }))).toEqual([
      { moves: ["1r2"], base: 5 },
    ]);
    expect(table.begun).toBe(false);
  });

  it("asks about all targets at once, and nothing twice", async () => {
    const table = await opened();
    table.choose("1r");
    await settled();
    expect(server.previews).toBe(1);
    table.undo();
    table.choose("1r");
    await settled();
    expect(server.previews).toBe(1);
    expect([...table.hints.keys()]).toEqual(["1", "2", "f"]);
  });

  it.each(["not_signed_in", "rules_changed"])("is not lost by a refusal that is not of a move: %s", async (code) => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    server.refuse = new Refusal({ code });
    expect(await table.confirm()).toBe(false);
    expect([table.moves, table.ready, table.trouble?.code]).toEqual([["1r1"], true, code]);
    server.refuse = null;
    expect(await table.confirm()).toBe(true);
  });

  it("is asked about again when the server was too busy to answer", async () => {
    vi.useFakeTimers();
    try {
      const opening = opened();
      await vi.advanceTimersByTimeAsync(10);
      const table = await opening;
      server.refuse = new Refusal({ code: "too_many_requests" });
      table.choose("1r");
      table.choose("1");
      await vi.advanceTimersByTimeAsync(10);
      expect([table.moves, table.preview, table.trouble?.code]).toEqual([["1r1"], null, "too_many_requests"]);
      server.refuse = null;
      await vi.advanceTimersByTimeAsync(3000);
      expect([table.ready, table.trouble]).toEqual([true, null]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("can be foreseen where an element is a whole move, before anything is chosen", async () => {
    const table = await opened();
    table.reads((move) => [move]);
    table.foreseeNext();
    await settled();
    expect(table.foreseen.get("1r2")).toEqual({ move: "1r2" });
    expect([...table.hints.keys()]).toEqual(["1r1", "1r2", "1rf", "ck3", "ckf"]);
    expect(table.begun).toBe(false);
  });

  it("is drawn as far as the server has told it, and not over a position of before", async () => {
    const table = await opened();
    expect(table.shown).toBe(table.view);
    table.choose("1r");
    table.choose("1");
    await settled();
    expect(table.shown?.turn).toBe(1);
    table.position = { number: 0, moves: [], points: [], view: { seat: 0, turn: 0, legal: [] } };
    expect(table.shown).toBe(table.view);
    expect(table.ready).toBe(false);
  });

  it("is changed by choosing another target or source", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    expect(table.choose("f")).toBe(true);
    await settled();
    expect(table.moves).toEqual(["1rf"]);
    table.choose("ck");
    expect([table.moves, table.path]).toEqual([[], ["ck"]]);
    expect(table.choose("2")).toBe(false);
  });

  it("is undone one step at a time", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    table.undo();
    expect([table.moves, table.path]).toEqual([[], ["1r"]]);
    table.undo();
    expect(table.begun).toBe(false);
  });

  it("happens once when answers are lost", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    server.down = 3;
    expect(await table.confirm()).toBe(true);
    expect(server.kept.size).toBe(1);
    expect(table.sending).toBe(false);
  });

  it("is long when taking all of it back is more than a step", async () => {
    const table = await opened();
    table.choose("1r");
    expect(table.long).toBe(false);
    table.choose("2");
    expect(table.long).toBe(true);
  });

  it("says so when it was played elsewhere meanwhile, until another is begun", async () => {
    const table = await opened();
    table.choose("1r");
    server.tells(shown(6, { turn: 1 }), [happening(6, 0, ["1r1"])]);
    expect([table.begun, table.trouble?.code]).toEqual([false, "elsewhere"]);
    server.tells(shown(7), [happening(7, 1, ["ckf"])]);
    expect(table.trouble?.code).toBe("elsewhere");
    table.choose("1r");
    expect(table.trouble).toBeNull();
  });

  it("gives way to the present state when it is stale", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    server.refuse = new Refusal({ code: "stale", table: shown(8, { turn: 1 }) });
    expect(await table.confirm()).toBe(false);
    expect(table.state?.seq).toBe(8);
    expect(table.begun).toBe(false);
    expect(table.trouble?.code).toBe("stale");
  });

  it("is given up when the server refuses it, with the reason", async () => {
    const table = await opened();
    server.refuse = new Refusal({ code: "illegal_move", rule: "AZ-14", at: 0, message: "no" });
    table.choose("1r");
    table.choose("1");
    await settled();
    expect(table.moves).toEqual([]);
    expect(table.trouble?.rule).toBe("AZ-14");
  });

  it("outlives actions that leave the position alone, and a reload", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    server.seq = 6;
    server.tells(shown(6, { moves: 5 }));
    await settled();
    expect(table.moves).toEqual(["1r1"]);
    expect(table.ready).toBe(true);
    const again = await opened();
    expect(again.moves).toEqual(["1r1"]);
    server.tells(shown(7, { moves: 7 }), [happening(7, 1, ["ckf"])]);
    expect(again.begun).toBe(false);
  });

  it("stays, and is sent once more, when the table went on without another position", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    const turn = server.api.turn;
    let stale = true; // the news of a wish to stop is still on its way
    server.api.turn = async (id: string, sent: Turn) => {
      if (!stale) return turn(id, sent);
      stale = false;
      server.seq = 6;
      throw new Refusal({ code: "stale", table: shown(6, { moves: 5 }) });
    };
    expect(await table.confirm()).toBe(true);
    expect([...server.kept.values()].map(({ moves, base }) => ({ moves, base }))).toEqual([
      { moves: ["1r1"], base: 6 },
    ]);
    expect(table.trouble).toBeNull();
  });

  it("that was being sent before a reload is not made in a later position", async () => {
    server.seq = 9;
    server.api.turn = async () => {
      throw new Refusal({ code: "stale", table: shown(9) });
    };
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 5, moves: ["1r1"], path: [], key: "key-of-before" }));
    const table = await opened();
    expect([table.begun, table.trouble?.code]).toEqual([false, "stale"]);
    expect(server.kept.size).toBe(0);
  });

  it("is not undone while one looks back", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    table.positionAt = async (number) => ({ number, moves: [], points: [], view: {} });
    await table.show(1);
    table.undo();
    table.undoAll();
    await table.show(null);
    expect(table.moves).toEqual(["1r1"]);
  });

  it("is sent, also when its page is left during a cut", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    server.down = 2;
    const sent = table.confirm();
    table.close();
    expect(await sent).toBe(true);
    expect(server.kept.size).toBe(1);
    expect(sessionStorage.getItem("riad.turn.t")).toBeNull();
  });

  it("that was begun at the same table since is not forgotten with it", async () => {
    const left = await opened();
    left.choose("1r");
    left.choose("1");
    await settled();
    let answer!: (turn: unknown) => void;
    server.api.turn = (() => new Promise((done) => (answer = done))) as unknown as Api["turn"];
    const sent = left.confirm();
    left.close();
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 7, moves: ["ckf"], path: [], key: null }));
    answer({ seq: 6, key: "k" });
    expect(await sent).toBe(true);
    expect(sessionStorage.getItem("riad.turn.t")).toContain("ckf");
  });

  it("keeps what a board holds beside it over a reload, and over actions that leave the position alone", async () => {
    const table = await opened();
    table.choose("1r");
    table.hold(["a card"]);
    server.seq = 6;
    server.tells(shown(6, { moves: 5 }));
    server.tells(shown(6, { moves: 5 }));
    expect(table.beside).toEqual(["a card"]);
    const again = await opened();
    expect([again.path, again.beside]).toEqual([["1r"], ["a card"]]);
    again.hold(null);
    expect((await opened()).beside).toBeNull();
  });

  it("is begun by what a board holds, and taken back with it", async () => {
    const table = await opened();
    table.hold("a card");
    expect([table.begun, table.long]).toEqual([true, false]);
    expect((await opened()).beside).toBe("a card");
    table.undo();
    expect([table.begun, table.beside]).toEqual([false, null]);
    expect(sessionStorage.getItem("riad.turn.t")).toBeNull();
  });

  it("holds nothing beside it when it is another turn, or the position another", async () => {
    const table = await opened();
    const held = () => (table.choose("1r"), table.hold("a card"), expect(table.long).toBe(true));
    held();
    table.choose("ck");
    expect(table.beside).toBeNull();
    table.undoAll();
    held();
    table.back();
    expect(table.beside).toBeNull();
    held();
    table.undoAll();
    expect(table.beside).toBeNull();
    held();
    server.seq = 7;
    server.tells(shown(7));
    const again = await opened();
    expect([table.beside, again.beside]).toEqual([null, null]);
    server.tells(shown(8, { turn: 1 }));
    again.hold("a card"); // it is not for me to act
    expect(again.beside).toBeNull();
  });

  it("is hinted at after a reload, once its moves can be read", async () => {
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 5, moves: [], path: ["1r"], key: null }));
    const table = new TableModel("t", server.api, server.live);
    table.open();
    server.tells(shown(5));
    table.reads(steps); // the board comes later than the table
    await settled();
    expect([...table.hints.keys()]).toEqual(["1", "2", "f"]);
  });

  it("is sent again after a reload in mid-sending", async () => {
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 5, moves: ["1r1"], path: [], key: "key-of-before" }));
    await opened();
    expect([...server.kept.keys()]).toEqual(["key-of-before"]);
  });
});
