import { expect, it } from "vitest";
import { Refusal } from "../src/lib/api";
import { makeTable } from "../src/lib/making";
import type { NewTable, TableShown } from "../src/wire";

const WISH: NewTable = { game: "azul", seats: [{ kind: "me" }, { kind: "bot", level: "keen" }] };

/** A server that answers as it is told to, and knows a table by its key. */
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

it("asks again with the same key while no answer comes", async () => {
  const asked = server("lost", "lost", "yes");
  expect((await makeTable(WISH, asked, now)).id).toBe(`t-${asked.keys[0]}`);
  expect(new Set(asked.keys).size).toBe(1);
  expect(asked.keys).toHaveLength(3);
});

it("gives up after a while, and goes on with that key when it is asked for by hand", async () => {
  const asked = server("lost", "lost", "lost", "yes");
  await expect(makeTable(WISH, asked, now)).rejects.toThrow(Refusal);
  await makeTable(WISH, asked, now);
  expect(new Set(asked.keys).size).toBe(1);
});

it("draws another key for another table, and for one more of the same", async () => {
  const asked = server();
  await makeTable(WISH, asked, now);
  await makeTable(WISH, asked, now);
  await makeTable({ ...WISH, game: "alhambra" }, asked, now);
  expect(new Set(asked.keys).size).toBe(3);
});

it("does not insist when it is refused", async () => {
  const asked = server("no");
  await expect(makeTable(WISH, asked, now)).rejects.toThrow("bad_option");
  expect(asked.keys).toHaveLength(1);
});
