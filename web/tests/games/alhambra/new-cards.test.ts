// The face-up cards marked as new after the last turns.
import { beforeEach, expect, it } from "vitest";
import { FaceUp } from "../../../src/games/alhambra/new-cards.svelte";
import type { TableModel } from "../../../src/table/table.svelte";
import { FakeServer, happening, openedAt, shown } from "../../fake";

let server: FakeServer;
let table: TableModel;
let faceUp: FaceUp;
const lying = (seq: number, ...money: string[]) => shown(seq, { view: { seat: 0, turn: 0, legal: [], money } });

/** Report a turn, and the face-up cards after it. */
const played = (seq: number, seat: number, move: string, ...money: string[]) =>
  server.hear({
    type: "update",
    table: "t",
    seq,
    happening: happening(seq, seat, [move]),
    state: lying(seq, ...money),
  });

beforeEach(async () => {
  sessionStorage.clear();
  server = new FakeServer();
  table = await openedAt(server);
  faceUp = new FaceUp(table);
  faceUp.watch();
  played(6, 0, "take y1", "y2", "g3", "b4", "o5");
});

it("marks the cards that others' turns brought", () => {
  played(7, 1, "take g3", "y2", "b4", "b9", "o5");
  expect(faceUp.fresh).toEqual(["b9"]);
  played(8, 2, "take o5", "y2", "y8", "b4", "b9");
  expect(faceUp.fresh).toEqual(["y8", "b9"]);
});

it("marks a new card like the one that was taken", () => {
  played(7, 1, "take g3", "y2", "g3", "b4", "o5");
  expect(faceUp.fresh).toEqual(["g3"]);
});

it("marks nothing after a purchase", () => {
  played(7, 1, "buy 1", "y2", "g3", "b4", "o5");
  expect(faceUp.fresh).toEqual([]);
});

it("guesses nothing if several turns were reported at once", () => {
  server.tells(lying(8, "y2", "y8", "b4", "b9"), [happening(7, 0, ["take g3"]), happening(8, 1, ["take o5"])]);
  expect(faceUp.fresh).toEqual([]);
});
