// The example board of README.md is playable, and the document has it word for word.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { FakeServer, openedAt, shown } from "./fake";
import game from "./example/index";

const FOLDER = join(import.meta.dirname, "example");
const README = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");

it.each(readdirSync(FOLDER))("%s is in README.md", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8")
    .replaceAll("../../src/games/", "../")
    .replaceAll("../../src/", "../../");
  expect(README).toContain(`\n${text}\`\`\`\n`);
});

it("offers heaps, then numbers, and makes a move of both", async () => {
  const server = new FakeServer();
  const table = await openedAt(server);
  table.useParser(game.steps);
  const view = { seat: 0, turn: 0, legal: ["1-1", "2-1", "2-2"], heaps: [1, 2] };
  server.tells(shown(6, { view }));
  const side = createRawSnippet(() => ({ render: () => "<aside></aside>" }));
  const page = mount(game.Board, { target: document.body, props: { table, side } });
  flushSync();
  const press = (id: string) => {
    document.querySelector<HTMLElement>(`[data-choice="${id}"]`)?.click();
    flushSync();
  };
  const open = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-disabled="false"]')].map(({ dataset }) => dataset.choice);
  expect(open()).toEqual(["heap 1", "heap 2"]);
  press("heap 2");
  expect(open()).toEqual(["heap 1", "heap 2", "take 1", "take 2"]);
  press("take 2");
  expect(table.moves).toEqual(["2-2"]);
  void unmount(page);
});
