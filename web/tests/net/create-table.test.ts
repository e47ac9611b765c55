import { expect, it } from "vitest";
import { Refusal } from "../../src/net/api";
import { createTable } from "../../src/net/create-table";
import type { NewTable, TableShown } from "../../src/generated/wire";

const WISH: NewTable = { game: "azul", seats: [{ kind: "me" }, { kind: "bot", level: "keen" }] };

/** Return a fake server that gives these answers and knows a table by its key. */
function server(...answers: ("yes" | "no" | "lost")[]) {
  const keys: string[] = [];
  const create = async (wish: NewTable) => {
    keys.push(wish.key as string);
    const answer = answers.shift() ?? "yes";
    if (answer === "lost") throw new Refusal({ code: "offline" });
    if (answer === "no") throw new Refusal({ code: "bad_option" });
    return { id: `t-${wish.key}` } as TableShown;
  };
  return { keys, create };
}
const now = async () => undefined;

it("repeats a request with the same key while no answer arrives", async () => {
  const asked = server("lost", "lost", "yes");
  expect((await createTable(WISH, asked, now)).id).toBe(`t-${asked.keys[0]}`);
  expect(new Set(asked.keys).size).toBe(1);
  expect(asked.keys).toHaveLength(3);
});

it("gives up after a while, and reuses the key for a manual retry", async () => {
  const asked = server("lost", "lost", "lost", "yes");
  await expect(createTable(WISH, asked, now)).rejects.toThrow(Refusal);
  await createTable(WISH, asked, now);
  expect(new Set(asked.keys).size).toBe(1);
});

it("creates another key for another table, and for a second one with the same settings", async () => {
  const asked = server();
  await createTable(WISH, asked, now);
  await createTable(WISH, asked, now);
  await createTable({ ...WISH, game: "alhambra" }, asked, now);
  expect(new Set(asked.keys).size).toBe(3);
});

it("does not retry a refused request", async () => {
  const asked = server("no");
  await expect(createTable(WISH, asked, now)).rejects.toThrow("bad_option");
  expect(asked.keys).toHaveLength(1);
});
