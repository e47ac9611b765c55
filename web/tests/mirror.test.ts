// Tests mirror the sources: every script of the client has a test file of its own name in the same folder.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WITHOUT_A_TEST } from "./exceptions";
import { modules } from "./imports";

const ROOT = join(import.meta.dirname, "../..");
const GENERATED = "web/src/generated/"; // compared with its sources by tests/server/test_schema.py
const scripts = modules.filter((path) => /(?<!\.d)\.ts$/.test(path) && !path.startsWith(GENERATED));

/** The places where the test of a script may be. */
const placesOf = (path: string) =>
  [".test.ts", ".svelte.test.ts"].map((end) =>
    path.replace(/^web\/src\//, "web/tests/").replace(/(\.svelte)?\.ts$/, end),
  );
const hasTest = (path: string) => placesOf(path).some((place) => existsSync(join(ROOT, place)));

it.each(scripts)("has a test or is excepted: %s", (path) => {
  if (WITHOUT_A_TEST.includes(path)) {
    expect(hasTest(path), "it has a test now: remove it from the list").toBe(false);
  } else {
    expect(hasTest(path), `add ${placesOf(path)[0]}`).toBe(true);
  }
});

it("excepts only scripts that exist", () => {
  expect(WITHOUT_A_TEST.filter((path) => !scripts.includes(path))).toEqual([]);
});

it.each([
  ["web/src/board/keyboard.ts", "web/tests/board/keyboard.test.ts"],
  ["web/src/table/turn-draft.svelte.ts", "web/tests/table/turn-draft.test.ts"],
  ["web/src/games/azul/steps.ts", "web/tests/games/azul/steps.test.ts"],
])("looks for the test of %s at %s", (path, place) => {
  expect(placesOf(path)).toContain(place);
});
