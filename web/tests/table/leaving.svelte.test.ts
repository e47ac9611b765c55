import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import type { Api } from "../../src/net/api";
import { type TableModel, tableAt } from "../../src/table/table.svelte";
import type { FromServer, TableShown, Turn } from "../../src/generated/wire";

const view = { seat: 0, turn: 0, legal: ["1r1"] };
const state = {
  id: "t",
  game: "azul",
  seats: [],
  status: "playing",
  seq: 5,
  now: 0,
  you: [0],
  turn: 0,
  moves: 5,
  view,
};

it("handles the answer to a turn after its page was closed", async () => {
  const warned = vi.spyOn(console, "warn");
  let answer!: (turn: unknown) => void;
  let hear!: (message: FromServer) => void;
  const api = {
    chat: async () => ({ lines: [] }),
    preview: async () => ({
      view,
      complete: true,
      shows: false,
      points: [],
      deeds: [],
      tally: 0,
      ahead: [],
      ahead_deeds: [],
      refusal: null,
    }),
    turn: (_id: string, _turn: Turn) => new Promise((done) => (answer = done)),
  } as unknown as Api;
  const live = { watch: (_table: string, _seq: number, hearing: typeof hear) => ((hear = hearing), () => undefined) };

  let table!: TableModel;
  const leave = $effect.root(() => {
    table = tableAt("t", api, live);
    $effect(() => void [table.begun, table.ready, table.mine, table.options]); // as a page does
    $effect(() => () => table.close());
  });
  table.open();
  table.useParser((move) => [move]);
  hear({ type: "state", table: "t", seq: 5, state: state as unknown as TableShown, happened: [] });
  expect(table.choose("1r1")).toBe(true);
  await vi.waitFor(() => expect(table.ready).toBe(true));
  flushSync();
  const sent = table.confirm();
  expect(sessionStorage.length).toBe(1);
  leave();
  answer({ seq: 6, key: "k" });
  expect(await sent).toBe(true);
  expect(table.begun).toBe(false);
  expect(sessionStorage.length).toBe(0); // otherwise the turn would be restored and made again
  expect(warned).not.toHaveBeenCalled();
});
