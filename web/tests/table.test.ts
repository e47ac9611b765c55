import { beforeEach, describe, expect, it } from "vitest";
import { type Api, Refusal } from "../src/lib/api";
import { TableModel } from "../src/lib/table.svelte";
import type { FromServer, Happening, Position, Preview, TableShown, Try, Turn } from "../src/wire";

const LEGAL = ["1r1", "1r2", "1rf", "ck3", "ckf"];
const steps = (move: string) => [move.slice(0, 2), move.slice(2)];

function shown(seq: number, more: Partial<TableShown> = {}): TableShown {
  const view = { seat: 0, turn: 0, legal: LEGAL };
  return { id: "t", game: "azul", seats: [], status: "playing", seq, now: Date.now(), you: [0], turn: 0, moves: seq, view, ...more } as unknown as TableShown;
}

const happening = (seq: number, seat: number, moves: string[]): Happening =>
  ({ seq, at: 0, kind: "turn", seat, moves, deeds: moves.map((move) => ({ move })), told: moves, scored: [], scorings: [], round: null, seated: null, why: null, table: null });

/** A server that can be cut off, and counts what it keeps. */
class FakeServer {
  hear: (message: FromServer) => void = () => undefined;
  kept = new Map<string, Turn>();
  down = 0; // so many answers get lost after the turn was kept
  seq = 5;
  previews = 0;
  refuse: Refusal | null = null;

  api = {
    chat: async () => ({ lines: [] }),
    table: async () => shown(this.seq, { turn: 1, moves: this.seq }),
    preview: async (_id: string, { moves, base, ahead = [] }: Try): Promise<Preview> => {
      this.previews += 1;
      if (this.refuse) throw this.refuse;
      if (base !== this.seq) throw new Refusal({ code: "stale", table: shown(this.seq) });
      return { view: { seat: 0, turn: 1, legal: [] }, complete: moves.length > 0, shows: false, points: [], deeds: moves.map((move) => ({ move })), tally: moves.length, ahead: ahead.map(() => moves.length + 1), ahead_deeds: ahead.map((move) => ({ move })), refusal: null };
    },
    turn: async (_id: string, turn: Turn) => {
      if (this.refuse) throw this.refuse;
      if (!this.kept.has(turn.key)) {
        this.kept.set(turn.key, turn);
        this.seq += 1;
      }
      if (this.down > 0) {
        this.down -= 1;
        throw new Refusal({ code: "offline" });
      }
      return { seq: this.seq, key: turn.key };
    },
  } as unknown as Api;

  live = {
    watch: (_table: string, _seq: number, hear: (message: FromServer) => void) => {
      this.hear = hear;
      return () => undefined;
    },
  };

  tells(state: TableShown, happened: Happening[] = []) {
    this.hear({ type: "state", table: "t", seq: state.seq, state, happened });
  }
}

const settled = () => new Promise((done) => setTimeout(done, 5));
let server: FakeServer;

async function opened(): Promise<TableModel> {
  const table = new TableModel("t", server.api, server.live, async () => undefined);
  table.reads(steps);
  table.open();
  server.tells(shown(server.seq));
  await settled();
  return table;
}

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
    expect([...server.kept.values()].map(({ moves, base }) => ({ moves, base }))).toEqual([{ moves: ["1r2"], base: 5 }]);
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
    expect([...server.kept.values()].map(({ moves, base }) => ({ moves, base }))).toEqual([{ moves: ["1r1"], base: 6 }]);
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

describe("who may not act", () => {
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
    expect(table.trouble).toBeNull(); // who looks on only looks
  });

  it("knows of their turn while looking back", async () => {
    const table = await opened();
    table.positionAt = async (number) => ({ number, moves: [], points: [], view: {} });
    await table.show(1);
    expect([table.due, table.mine]).toEqual([true, false]);
  });
});

describe("at one screen", () => {
  it("secrets are covered until whose they are says that nobody else looks", async () => {
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

it("what was said during a cut is asked for when the connection is back", async () => {
  const asked: number[] = [];
  const line = (number: number) => ({ room: "players", number, at: number, person: "p", name: "Bela", text: String(number) });
  server.api.chat = (async (_id: string, after: number) => (asked.push(after), { lines: [1, 2, 3].filter((number) => number > after && number <= asked.length + 1).map(line) })) as unknown as Api["chat"];
  const table = await opened();
  expect(table.chat.map(({ number }) => number)).toEqual([1, 2]);
  server.tells(shown(5));
  await settled();
  expect([asked, table.chat.map(({ number }) => number)]).toEqual([[0, 2], [1, 2, 3]]);
});

describe("what happened", () => {
  it("is kept in order, once, and what others did since I was here is told", async () => {
    localStorage.setItem("riad.seen.t", "2");
    const table = new TableModel("t", server.api, server.live);
    table.open();
    server.tells(shown(4), [happening(1, 0, ["1r1"]), happening(2, 1, ["ckf"]), happening(3, 0, ["1r2"]), happening(4, 1, ["ck3"])]);
    expect(table.since.map(({ seq }) => seq)).toEqual([4]);
    expect(table.last.map(({ seq }) => seq)).toEqual([4]);
    server.tells(shown(4), [happening(4, 1, ["ck3"])]);
    expect(table.log.length).toBe(4);
    expect(table.numberAt(3)).toBe(3);
  });

  it("is heard once and in order, also when the state was there before the news", async () => {
    const table = await opened();
    const heard: number[] = [];
    table.onHappening(({ seq }) => heard.push(seq));
    table.take(shown(7, { turn: 1 }));
    server.tells(shown(7, { turn: 1 }), [happening(6, 0, ["1r1"]), happening(7, 1, ["ckf"])]);
    server.tells(shown(7, { turn: 1 }), [happening(7, 1, ["ckf"])]);
    expect(heard).toEqual([6, 7]);
  });

  it("leads to positions, move by move", async () => {
    const table = await opened();
    server.tells(shown(7), [happening(6, 0, ["1r1", "1r2"]), happening(7, 1, ["ckf"])]);
    expect(table.moveTo(0)).toBeNull();
    expect([1, 2, 3].map((number) => [table.moveTo(number)?.happening.seq, table.moveTo(number)?.place])).toEqual([[6, 0], [6, 1], [7, 0]]);
    expect(table.moveTo(4)).toBeNull();
    table.positionAt = async (number) => ({ number, moves: [], points: [], view: {} });
    await table.show(1);
    expect(table.last.map(({ moves }) => moves)).toEqual([["1r1"]]); // what came later is not marked yet
    await table.show(0);
    expect(table.last).toEqual([]);
  });

  it("is told to somebody who looks at the page again", async () => {
    const table = await opened();
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    server.tells(shown(7, { turn: 0 }), [happening(6, 0, ["1r1"]), happening(7, 1, ["ckf"])]);
    expect(table.since).toEqual([]);
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
    table.comeBack();
    expect(table.since.map(({ seq }) => seq)).toEqual([7]);
    table.seen();
    table.comeBack();
    expect(table.since).toEqual([]);
  });

  it("shows the position that was asked for last, whatever is answered last", async () => {
    const table = await opened();
    const answers = new Map<number, (found: Position) => void>();
    table.positionAt = (number) => new Promise((done) => answers.set(number, done));
    const answer = async (number: number) => {
      answers.get(number)?.({ number, moves: [], points: [], view: {} });
      await Promise.resolve();
    };
    void table.show(1);
    void table.show(2);
    expect([table.seeking, table.mine]).toEqual([true, false]); // it is not to be acted on what is not asked for
    await answer(2);
    await answer(1);
    expect([table.position?.number, table.seeking]).toEqual([2, false]);
    void table.show(3);
    void table.show(null);
    await answer(3);
    expect([table.position, table.seeking, table.mine]).toEqual([null, false, true]);
  });

  it("ignores older news", async () => {
    const table = await opened();
    server.tells(shown(3, { turn: 1 }));
    expect(table.state?.seq).toBe(5);
  });
});
