import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Market from "../../../src/games/alhambra/Market.svelte";
import { Making } from "../../../src/games/alhambra/payment-draft.svelte";
import { steps } from "../../../src/games/alhambra/steps";
import { type Api, Refusal } from "../../../src/net/api";
import { TableModel } from "../../../src/table/table.svelte";
import { words } from "../../../src/words/i18n.svelte";
import type { FromServer, Preview, TableShown, Try } from "../../../src/generated/wire";

const HAND = ["y1", "y4", "y5"];
const WAYS = [
  { cards: ["y5", "y4"], over: 0 },
  { cards: ["y5", "y4", "y1"], over: 1 },
];
const PLACES = ["place tower9 1,0", "place tower9 0,1", "reserve tower9"];

/** Return the server's view of a purchase of a tower for 9, paid exactly. */
function view(moves: readonly string[]) {
  const last = moves.at(-1) ?? "";
  const base = {
    seat: 0,
    turn: 0,
    phase: "action",
    squares: ["yellow", "green", "blue", "orange"],
    market: ["tower9", null, null, null],
    money: ["g2"],
    waiting: [] as string[],
    buying: null as unknown,
    further: false,
    legal: ["buy 1", "take g2"],
    players: [{ hand: HAND }],
  };
  if (last === "buy 1")
    return {
      ...base,
      phase: "payment",
      buying: { square: 0, money: "yellow", paid: 0, ways: WAYS },
      legal: ["pay y5"],
    };
  if (last === "pay y5")
    return {
      ...base,
      phase: "payment",
      buying: { square: 0, money: "yellow", paid: 5, ways: WAYS },
      legal: ["pay y4"],
    };
  if (last === "pay y4")
    return {
      ...base,
      market: [null, null, null, null],
      waiting: ["tower9"],
      further: true,
      legal: ["stop", "take g2"],
    };
  if (last === "stop" || (last === "take g2" && moves.length > 1))
    return { ...base, phase: "placing", waiting: ["tower9"], legal: PLACES };
  return { ...base, legal: moves.length > 0 ? [] : base.legal };
}

const settled = () => new Promise((done) => setTimeout(done, 5));
let table: TableModel;
let making: Making;
let cut = false; // disconnected from the server

/** Wait until the server has answered everything and automatic steps have followed. */
async function goneOn(): Promise<void> {
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await settled();
    making.goOn();
  }
}

/** Open the page of the table, or reload it. */
function open(): void {
  let hear: (message: FromServer) => void = () => undefined;
  const api = {
    chat: async () => ({ lines: [] }),
    preview: async (_id: string, { moves, ahead = [] }: Try): Promise<Preview> =>
      cut
        ? Promise.reject(new Refusal({ code: "offline" }))
        : ({
            view: view(moves),
            complete: moves.at(-1)?.startsWith("place") ?? false,
            shows: false,
            points: [],
            deeds: [],
            tally: 0,
            ahead: ahead.map(() => 0),
            ahead_deeds: ahead.map(() => ({})),
            refusal: null,
          } as unknown as Preview),
  } as unknown as Api;
  const live = { watch: (_table: string, _seq: number, listen: typeof hear) => ((hear = listen), () => undefined) };
  table = new TableModel("t", api, live, async () => undefined);
  table.reads(steps);
  table.open();
  const state = {
    id: "t",
    game: "alhambra",
    seats: [],
    status: "playing",
    seq: 5,
    now: 0,
    you: [0],
    turn: 0,
    moves: 5,
    view: view([]),
  } as unknown as TableShown;
  hear({ type: "state", table: "t", seq: 5, state, happened: [] });
  making = new Making(table);
}

beforeEach(async () => {
  cut = false;
  sessionStorage.clear();
  open();
  making.choose("buy 1");
  await goneOn();
});

describe("a card that does not reach the price", () => {
  it("stays chosen after a reload", async () => {
    making.touch("y4", false);
    open();
    await goneOn();
    expect([table.moves, making.wish, making.soFar]).toEqual([["buy 1"], ["y4"], 4]);
    making.touch("y5", false);
    await goneOn();
    expect(table.moves).toEqual(["buy 1", "pay y5", "pay y4"]);
    expect(making.wish).toEqual([]);
  });

  it("is taken back by a second touch, also after a reload", async () => {
    making.touch("y4", false);
    making.touch("y4", true);
    open();
    await goneOn();
    expect([table.moves, making.wish]).toEqual([["buy 1"], []]);
  });

  it("stays chosen when something not allowed is touched", () => {
    making.touch("y4", false);
    making.choose("buy 3");
    expect(making.wish).toEqual(["y4"]);
  });

  it("is gone at another purchase", async () => {
    making.touch("y4", false);
    making.choose("take g2");
    await goneOn();
    making.choose("buy 1");
    await goneOn();
    expect(making.wish).toEqual([]);
  });
});

describe("one undo step", () => {
  it("is the last card touched, then the purchase", () => {
    making.touch("y1", false);
    making.touch("y4", false);
    expect(making.wish).toEqual(["y1", "y4"]);
    table.undo();
    expect(making.wish).toEqual(["y1"]);
    table.undo();
    expect(making.wish).toEqual([]);
    expect(table.moves).toEqual(["buy 1"]);
    table.undo();
    expect(table.begun).toBe(false);
  });

  it("is a whole payment, and the cards touched before it are chosen again", async () => {
    making.touch("y4", false);
    making.touch("y5", false);
    await goneOn();
    expect(table.moves).toEqual(["buy 1", "pay y5", "pay y4"]);
    table.undo();
    expect(table.moves).toEqual(["buy 1"]);
    expect(making.wish).toEqual(["y4"]);
    making.pay(["y5", "y4"]);
    await goneOn();
    expect(table.moves).toHaveLength(3);
  });

  it("includes a tile that was chosen automatically", async () => {
    making.pay(["y5", "y4"]);
    await goneOn();
    making.choose("take g2");
    await goneOn();
    expect(table.path).toEqual(["tile tower9"]);
    making.choose("spot 1,0");
    await goneOn();
    table.undo();
    expect(table.path).toEqual(["tile tower9"]);
    table.undo();
    expect([table.moves, table.path]).toEqual([["buy 1", "pay y5", "pay y4"], []]);
  });

  it("of a purchase forgets the cards touched for it", async () => {
    making.touch("y1", false);
    table.back();
    making.choose("buy 1");
    await goneOn();
    expect(making.wish).toEqual([]);
  });
});

it("places an exactly paid tile when it is touched and ends the actions", async () => {
  expect(making.able("tile tower9")).toBe(false);
  making.pay(["y5", "y4"]);
  await goneOn();
  expect(making.able("tile tower9")).toBe(true);
  making.choose("tile tower9");
  await goneOn();
  expect([table.moves.at(-1), table.path]).toEqual(["stop", ["tile tower9"]]);
  table.undo();
  expect([table.moves.at(-1), table.path]).toEqual(["pay y4", []]);
});

describe("while no answer arrives", () => {
  /** Return the elements of the market that look chosen. */
  async function pressed(): Promise<(string | undefined)[]> {
    await words.load("en");
    await words.need("alhambra");
    const page = mount(Market, { target: document.body, props: { making } });
    flushSync();
    const found = [...document.querySelectorAll<HTMLElement>("[data-choice][aria-pressed=true]")].map(
      ({ dataset }) => dataset.choice,
    );
    void unmount(page);
    return found;
  }

  it("the tile to buy looks chosen, and can be taken back", async () => {
    table.undoAll();
    expect(await pressed()).toEqual([]);
    cut = true;
    making.choose("buy 1");
    await settled();
    expect(await pressed()).toEqual(["buy 1"]);
    table.undo();
    expect(await pressed()).toEqual([]);
  });

  it("a tile and its place stay chosen until it is placed", async () => {
    making.pay(["y5", "y4"]);
    await goneOn();
    making.choose("take g2");
    await goneOn();
    cut = true;
    making.choose("spot 1,0");
    await settled();
    expect(["tile tower9", "spot 1,0", "spot 0,1"].map((id) => making.holds(id))).toEqual([true, true, false]);
    cut = false;
    table.resume();
    await goneOn();
    expect(making.holds("spot 1,0")).toBe(false);
  });
});
