// The lists of the home page.
import { beforeEach, expect, it, vi } from "vitest";
import type { Lobby as Lists, Me, TableLine } from "../../../src/generated/wire";
import { api, Refusal } from "../../../src/net/api";
import { session } from "../../../src/net/session.svelte";
import { Lobby, waitsForMe } from "../../../src/parts/home/lobby.svelte";

const line = (id: string, more: Partial<TableLine> = {}): TableLine =>
  ({ id, game: "azul", status: "playing", you: [], turn: 0, ...more }) as unknown as TableLine;
const mine = (id: string, turn: number) => line(id, { you: [0], turn });
const idsOf = (tables: readonly TableLine[]) => tables.map(({ id }) => id).join(" ");

let lists: Lists;
let myTables: TableLine[];

beforeEach(() => {
  vi.restoreAllMocks();
  lists = { tables: [], playing: [] };
  myTables = [];
  session.me = { id: "me", name: "Anna" } as unknown as Me;
  vi.spyOn(api, "listed").mockImplementation(async () => lists);
  vi.spyOn(api, "mine").mockImplementation(async () => ({ tables: myTables }));
  vi.spyOn(api, "games").mockImplementation(async () => []);
});

it("a match waits for me when it is my turn in it", () => {
  expect(waitsForMe(mine("a", 0))).toBe(true);
  expect(waitsForMe(mine("a", 1))).toBe(false);
  expect(waitsForMe(line("a"))).toBe(false);
  expect(waitsForMe(line("a", { you: [0], turn: 0, status: "over" }))).toBe(false);
});

it("my matches are apart from the tables of others", async () => {
  lists = { tables: [line("a"), mine("b", 0)], playing: [mine("c", 0), line("d")] };
  myTables = [mine("b", 0), mine("c", 1)];
  const lobby = new Lobby(() => undefined);
  await lobby.refresh();
  expect([lobby.open, lobby.playing, lobby.waiting, lobby.rest].map(idsOf)).toEqual(["a", "d", "b", "c"]);
});

it("a match that goes on being watched keeps its place", async () => {
  const lobby = new Lobby(() => undefined);
  lists = { tables: [], playing: [line("a"), line("b")] };
  await lobby.refresh();
  lists = { tables: [], playing: [line("c"), line("b"), line("a")] };
  await lobby.refresh();
  expect(idsOf(lobby.playing)).toBe("a b c");
});

it("a match that begins to wait for me is reported once, and not on the first visit", async () => {
  const reported: string[] = [];
  const lobby = new Lobby(({ id }) => reported.push(id));
  myTables = [mine("a", 0), mine("b", 1)];
  await lobby.refresh();
  expect(reported).toEqual([]);
  myTables = [mine("a", 0), mine("b", 0)];
  await lobby.refresh();
  await lobby.refresh();
  expect(reported).toEqual(["b"]);
});

it("nobody has no matches, and none are requested", async () => {
  session.me = null;
  const lobby = new Lobby(() => undefined);
  lobby.mine = [mine("a", 0)];
  await lobby.refresh();
  expect(lobby.mine).toEqual([]);
  expect(api.mine).not.toHaveBeenCalled();
});

it.each([
  ["unavailable", "unavailable", 0],
  ["offline", undefined, 0],
  ["not_signed_in", undefined, 1],
])("the refusal %s is shown as %s, and the session is checked %i times", async (code, shown, checks) => {
  const check = vi.spyOn(session, "load").mockResolvedValue();
  vi.spyOn(api, "mine").mockRejectedValue(new Refusal({ code }));
  lists = { tables: [line("a")], playing: [] };
  const lobby = new Lobby(() => undefined);
  await lobby.refresh();
  expect(lobby.trouble?.code).toBe(shown);
  expect(check).toHaveBeenCalledTimes(checks);
  expect(idsOf(lobby.open)).toBe("a"); // the other lists have arrived
});
