import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Market from "../../../src/games/alhambra/Market.svelte";
import { PaymentDraft } from "../../../src/games/alhambra/payment-draft.svelte";
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
let draft: PaymentDraft;
let cut = false; // disconnected from the server

/** Wait until the server has answered everything and automatic steps have followed. */
async function goneOn(): Promise<void> {
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await settled();
    draft.goOn();
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
  table.useParser(steps);
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
  draft = new PaymentDraft(table);
}

beforeEach(async () => {
  cut = false;
  sessionStorage.clear();
  open();
  draft.choose("buy 1");
  await goneOn();
});

describe("a card that does not reach the price", () => {
  it("stays chosen after a reload", async () => {
    draft.touch("y4", false);
    open();
    await goneOn();
    expect([table.moves, draft.cards, draft.soFar]).toEqual([["buy 1"], ["y4"], 4]);
    draft.touch("y5", false);
    await goneOn();
    expect(table.moves).toEqual(["buy 1", "pay y5", "pay y4"]);
    expect(draft.cards).toEqual([]);
  });

  it("is taken back by a second touch, also after a reload", async () => {
    draft.touch("y4", false);
    draft.touch("y4", true);
    open();
    await goneOn();
    expect([table.moves, draft.cards]).toEqual([["buy 1"], []]);
  });

  it("stays chosen when something not allowed is touched", () => {
    draft.touch("y4", false);
    draft.choose("buy 3");
    expect(draft.cards).toEqual(["y4"]);
  });

  it("is gone at another purchase", async () => {
    draft.touch("y4", false);
    draft.choose("take g2");
    await goneOn();
    draft.choose("buy 1");
    await goneOn();
    expect(draft.cards).toEqual([]);
  });
});

describe("one undo step", () => {
  it("is the last card touched, then the purchase", () => {
    draft.touch("y1", false);
    draft.touch("y4", false);
    expect(draft.cards).toEqual(["y1", "y4"]);
    table.undo();
    expect(draft.cards).toEqual(["y1"]);
    table.undo();
    expect(draft.cards).toEqual([]);
    expect(table.moves).toEqual(["buy 1"]);
    table.undo();
    expect(table.begun).toBe(false);
  });

  it("is a whole payment, and the cards touched before it are chosen again", async () => {
    draft.touch("y4", false);
    draft.touch("y5", false);
    await goneOn();
    expect(table.moves).toEqual(["buy 1", "pay y5", "pay y4"]);
    table.undo();
    expect(table.moves).toEqual(["buy 1"]);
    expect(draft.cards).toEqual(["y4"]);
    draft.pay(["y5", "y4"]);
    await goneOn();
    expect(table.moves).toHaveLength(3);
  });

  it("includes a tile that was chosen automatically", async () => {
    draft.pay(["y5", "y4"]);
    await goneOn();
    draft.choose("take g2");
    await goneOn();
    expect(table.path).toEqual(["tile tower9"]);
    draft.choose("spot 1,0");
    await goneOn();
    table.undo();
    expect(table.path).toEqual(["tile tower9"]);
    table.undo();
    expect([table.moves, table.path]).toEqual([["buy 1", "pay y5", "pay y4"], []]);
  });

  it("of a purchase forgets the cards touched for it", async () => {
    draft.touch("y1", false);
    table.back();
    draft.choose("buy 1");
    await goneOn();
    expect(draft.cards).toEqual([]);
  });
});

it("places an exactly paid tile when it is touched and ends the actions", async () => {
  expect(draft.able("tile tower9")).toBe(false);
  draft.pay(["y5", "y4"]);
  await goneOn();
  expect(draft.able("tile tower9")).toBe(true);
  draft.choose("tile tower9");
  await goneOn();
  expect([table.moves.at(-1), table.path]).toEqual(["stop", ["tile tower9"]]);
  table.undo();
  expect([table.moves.at(-1), table.path]).toEqual(["pay y4", []]);
});

describe("while no answer arrives", () => {
  /** Return the elements of the market that look chosen. */
  async function pressed(): Promise<(string | undefined)[]> {
    await words.load("en");
    await words.require("alhambra");
    const page = mount(Market, { target: document.body, props: { draft } });
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
    draft.choose("buy 1");
    await settled();
    expect(await pressed()).toEqual(["buy 1"]);
    table.undo();
    expect(await pressed()).toEqual([]);
  });

  it("a tile and its place stay chosen until it is placed", async () => {
    draft.pay(["y5", "y4"]);
    await goneOn();
    draft.choose("take g2");
    await goneOn();
    cut = true;
    draft.choose("spot 1,0");
    await settled();
    expect(["tile tower9", "spot 1,0", "spot 0,1"].map((id) => draft.holds(id))).toEqual([true, true, false]);
    cut = false;
    table.resume();
    await goneOn();
    expect(draft.holds("spot 1,0")).toBe(false);
  });
});
