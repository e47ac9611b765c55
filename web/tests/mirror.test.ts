// Tests mirror the sources: every script of the client has a test file of its own name in the same folder.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { modules } from "./imports";

const ROOT = join(import.meta.dirname, "../..");
const scripts = modules.filter((path) => path.endsWith(".ts"));

/** The places where the test of a script may be. */
const placesOf = (path: string) =>
  [".test.ts", ".svelte.test.ts"].map((end) =>
    path.replace(/^web\/src\//, "web/tests/").replace(/(\.svelte)?\.ts$/, end),
  );

/** Return whether a script does anything: types, and constants made of other constants, need no test. */
function hasCode(source: string): boolean {
  const acts = (node: ts.Node): boolean =>
    (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) ||
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    (ts.forEachChild(node, acts) ?? false);
  return acts(ts.createSourceFile("module.ts", source, ts.ScriptTarget.Latest));
}

const withCode = scripts.filter((path) => hasCode(readFileSync(join(ROOT, path), "utf8")));

it.each(withCode)("has a test: %s", (path) => {
  const places = placesOf(path);
  expect(
    places.some((place) => existsSync(join(ROOT, place))),
    `add ${places[0]}`,
  ).toBe(true);
});

it("finds the scripts, and asks for no test of types and data", () => {
  expect(withCode.length).toBeGreaterThan(65);
  expect(withCode).toEqual(expect.not.arrayContaining(["web/src/games/game.ts", "web/src/generated/wire.ts"]));
});

it.each([
  ["export type Steps = (move: string) => string[];", false],
  ["export interface Game { steps(move: string): string[] }", false],
  ['import A from "./A"; const all = { one: [A], two: 3 }; export default all;', false],
  ["export const twice = (n: number) => 2 * n;", true],
  ["export function twice(n: number) { return 2 * n; }", true],
  ["export const all = new Map();", true],
  ['listen("online");', true],
  ["export class Point { get x() { return 1; } }", true],
])("of %j says that it has code: %s", (source, answer) => {
  expect(hasCode(source)).toBe(answer);
});

it.each([
  ["web/src/board/keyboard.ts", "web/tests/board/keyboard.test.ts"],
  ["web/src/table/turn-draft.svelte.ts", "web/tests/table/turn-draft.test.ts"],
  ["web/src/games/azul/steps.ts", "web/tests/games/azul/steps.test.ts"],
])("looks for the test of %s at %s", (path, place) => {
  expect(placesOf(path)).toContain(place);
});
