import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Api, Refusal } from "../../src/net/api";
import { TableModel } from "../../src/table/table.svelte";
import type { Turn } from "../../src/generated/wire";
import { FakeServer, happening, openedAt, settled, shown, steps } from "../fake";

let server: FakeServer;
const opened = () => openedAt(server);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server = new FakeServer();
});

describe("a turn", () => {
  it("is chosen step by step, previewed, and sent once", async () => {
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
    expect(table.effects).toEqual([{ move: "1r2" }]);
    expect(table.ready).toBe(true);
    expect(table.gain).toBe(1);
    expect(await table.confirm()).toBe(true);
    expect([...server.kept.values()].map(({ moves, base }) => ({ moves, base }))).toEqual([
      { moves: ["1r2"], base: 5 },
    ]);
    expect(table.begun).toBe(false);
  });

  it("requests the preview of all targets at once, and nothing twice", async () => {
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

  it.each(["not_signed_in", "rules_changed"])("survives an error that is not of a move: %s", async (code) => {
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

  it("is previewed again after the server was too busy", async () => {
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

  it("can be foreseen before anything is chosen if an element is a whole move", async () => {
    const table = await opened();
    table.useParser((move) => [move]);
    table.foreseeNext();
    await settled();
    expect(table.foreseen.get("1r2")).toEqual({ move: "1r2" });
    expect([...table.hints.keys()]).toEqual(["1r1", "1r2", "1rf", "ck3", "ckf"]);
    expect(table.begun).toBe(false);
  });

  it("is drawn as far as the server has answered, and not over an earlier position", async () => {
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

  it("changes with another target or source", async () => {
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

  it("takes effect once even if answers are lost", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    server.down = 3;
    expect(await table.confirm()).toBe(true);
    expect(server.kept.size).toBe(1);
    expect(table.sending).toBe(false);
  });

  it("is long if undoing all of it takes more than one step", async () => {
    const table = await opened();
    table.choose("1r");
    expect(table.long).toBe(false);
    table.choose("2");
    expect(table.long).toBe(true);
  });

  it("reports that it was played elsewhere, until another is begun", async () => {
    const table = await opened();
    table.choose("1r");
    server.tells(shown(6, { turn: 1 }), [happening(6, 0, ["1r1"])]);
    expect([table.begun, table.trouble?.code]).toEqual([false, "elsewhere"]);
    server.tells(shown(7), [happening(7, 1, ["ckf"])]);
    expect(table.trouble?.code).toBe("elsewhere");
    table.choose("1r");
    expect(table.trouble).toBeNull();
  });

  it("yields to the present state if it is stale", async () => {
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

  it("is dropped with the reason if the server refuses it", async () => {
    const table = await opened();
    server.refuse = new Refusal({ code: "illegal_move", rule: "AZ-14", at: 0, message: "no" });
    table.choose("1r");
    table.choose("1");
    await settled();
    expect(table.moves).toEqual([]);
    expect(table.trouble?.rule).toBe("AZ-14");
  });

  it("survives actions that leave the position unchanged, and a reload", async () => {
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

  it("stays and is sent again if the table has a newer state with the same position", async () => {
    const table = await opened();
    table.choose("1r");
    table.choose("1");
    await settled();
    const turn = server.api.turn;
    let stale = true; // the update about a proposal to stop is still on its way
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

  it("is not repeated in a later position if a reload interrupted its sending", async () => {
    server.seq = 9;
    server.api.turn = async () => {
      throw new Refusal({ code: "stale", table: shown(9) });
    };
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 5, moves: ["1r1"], path: [], key: "key-of-before" }));
    const table = await opened();
    expect([table.begun, table.trouble?.code]).toEqual([false, "stale"]);
    expect(server.kept.size).toBe(0);
  });

  it("is not undone during a review", async () => {
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

  it("is sent even if its page is closed during an interruption", async () => {
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

  it("is not forgotten when an older one at the same table is accepted", async () => {
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

  it("keeps a board's selection through a reload and actions that leave the position unchanged", async () => {
    const table = await opened();
    table.choose("1r");
    table.setPending(["a card"]);
    server.seq = 6;
    server.tells(shown(6, { moves: 5 }));
    server.tells(shown(6, { moves: 5 }));
    expect(table.pending).toEqual(["a card"]);
    const again = await opened();
    expect([again.path, again.pending]).toEqual([["1r"], ["a card"]]);
    again.setPending(null);
    expect((await opened()).pending).toBeNull();
  });

  it("begins with a board's selection, and ends when that is undone", async () => {
    const table = await opened();
    table.setPending("a card");
    expect([table.begun, table.long]).toEqual([true, false]);
    expect((await opened()).pending).toBe("a card");
    table.undo();
    expect([table.begun, table.pending]).toEqual([false, null]);
    expect(sessionStorage.getItem("riad.turn.t")).toBeNull();
  });

  it("drops the selection when the turn or the position changes", async () => {
    const table = await opened();
    const held = () => (table.choose("1r"), table.setPending("a card"), expect(table.long).toBe(true));
    held();
    table.choose("ck");
    expect(table.pending).toBeNull();
    table.undoAll();
    held();
    table.back();
    expect(table.pending).toBeNull();
    held();
    table.undoAll();
    expect(table.pending).toBeNull();
    held();
    server.seq = 7;
    server.tells(shown(7));
    const again = await opened();
    expect([table.pending, again.pending]).toEqual([null, null]);
    server.tells(shown(8, { turn: 1 }));
    again.setPending("a card"); // not my turn
    expect(again.pending).toBeNull();
  });

  it("gets its hints after a reload, once its moves can be parsed", async () => {
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 5, moves: [], path: ["1r"], key: null }));
    const table = new TableModel("t", server.api, server.live);
    table.open();
    server.tells(shown(5));
    table.useParser(steps); // the board loads later than the table
    await settled();
    expect([...table.hints.keys()]).toEqual(["1", "2", "f"]);
  });

  it("is sent again after a reload while it was being sent", async () => {
    sessionStorage.setItem("riad.turn.t", JSON.stringify({ base: 5, moves: ["1r1"], path: [], key: "key-of-before" }));
    await opened();
    expect([...server.kept.keys()]).toEqual(["key-of-before"]);
  });
});
