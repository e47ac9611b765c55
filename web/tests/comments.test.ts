// Comments open with a verb or a noun: a clause such as "What it does" or "Who may act" makes the reader guess.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
// A comment begins with /*, <!-- or the first // of adjacent lines; code or space precedes //, so addresses do not count.
const BEGINS = /\/\*+|<!--|(?<!^[ \t]*\/\/.*\n[ \t]*)(?<=^|\s)\/\//;
const RIDDLE = new RegExp(`(?:${BEGINS.source})[\\s*]+(?:what|who|whoever|whether|how|where|so many)\\b.*`, "gim");

const files = ["src", "tests", "prerender", "."].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== ".", withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js|svelte|css|html|svg)$/.test(entry.name))
    .filter(({ name }) => name !== "comments.test.ts") // its examples are riddles
    .map(({ parentPath, name }) => join(parentPath, name)),
);
const riddles = (text: string) => [...text.matchAll(RIDDLE)].map(([found]) => found.trim());

it("open with a verb or a noun", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => riddles(readFileSync(file, "utf8")).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

it.each([
  ["/** What a move does. */", 1],
  ["/**\n * Whether it is my turn.\n */", 1],
  ["<!-- how it ends -->", 1],
  ["const MOST = 6; // so many lines", 1],
  ["// The lines that a reader\n// who listens gets.", 0],
  ["/** The reason why a move is illegal, or where it goes. */", 0],
  ['const address = "https://who.example";', 0],
])("are judged by their first words: %j", (text, count) => {
  expect(riddles(text)).toHaveLength(count);
});
