// Creating a table. Without an answer the request is repeated with the same key, so that only one table is created.
import type { NewTable, TableShown } from "../generated/wire";
import { type Api, api, Refusal } from "./api";
import { newKey } from "../base/idempotency-key";

const PAUSES = [500, 1500];
let last: { text: string; key: string } | null = null;

export async function createTable(
  request: NewTable,
  client: Pick<Api, "create"> = api,
  wait = sleep,
): Promise<TableShown> {
  const text = JSON.stringify(request);
  const key = last?.text === text ? last.key : newKey(); // a manual retry: the first request may have succeeded
  last = { text, key };
  for (let tries = 0; ; tries += 1) {
    try {
      const table = await client.create({ ...request, key });
      last = null;
      return table;
    } catch (error) {
      const pause = PAUSES[tries];
      if (!(error instanceof Refusal) || !error.passing || pause === undefined) throw error;
      await wait(pause);
    }
  }
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
