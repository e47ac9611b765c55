// No module of the client imports itself through others: types and dynamic imports count as well.
import { expect, it } from "vitest";
import { CLOSE_A_CYCLE } from "./exceptions";
import { type Arrow, importsIn, importsOfClient, modules } from "./imports";

const imports = importsOfClient();
const same = ([from, to]: Arrow, other: Arrow) => from === other[0] && to === other[1];
const others = imports.filter((one) => !CLOSE_A_CYCLE.some((excepted) => same(one, excepted)));

/** A cycle of imports, by its modules in order; empty if there is none. */
function cycleIn(arrows: readonly Arrow[]): string[] {
  const done = new Set<string>();
  const visit = (module: string, path: string[]): string[] => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return [];
    for (const [from, to] of arrows) {
      const found = from === module ? visit(to, [...path, module]) : [];
      if (found.length) return found;
    }
    done.add(module);
    return [];
  };
  return arrows.map(([from]) => visit(from, [])).find((found) => found.length) ?? [];
}

/** The modules that one imports, directly or through others. */
function reachedFrom(module: string, arrows: readonly Arrow[], found = new Set<string>()): Set<string> {
  for (const [from, to] of arrows) {
    if (from !== module || found.has(to)) continue;
    found.add(to);
    reachedFrom(to, arrows, found);
  }
  return found;
}

it("has no new cycle", () => {
  expect(modules.length).toBeGreaterThan(150);
  expect(imports.length).toBeGreaterThan(600);
  expect(cycleIn(others)).toEqual([]);
});

it.each(CLOSE_A_CYCLE)("no longer excepts an import that closes no cycle: %s -> %s", (from, to) => {
  const isThere = imports.some((one) => same(one, [from, to]));
  expect(isThere, "it is gone: remove it from the list").toBe(true);
  expect(reachedFrom(to, others).has(from), "it closes no cycle any more: remove it from the list").toBe(true);
});

it.each([
  ['import a from "./a";', ["./a"]],
  ['import type { A } from "./a";', ["./a"]],
  ['export type { A } from "./a"; export * from "./b";', ["./a", "./b"]],
  ['let a: typeof import("./a") | null = null;', ["./a"]],
  ['const a = () => import("./a");', ["./a"]],
  ['const FOUND = import.meta.glob("./*/a.ts", { import: "default" });', ["./*/a.ts"]],
  ['const text = "from ./a"; // import a from "./b"', []],
])("counts every import of %j, in scripts and in components", (source, targets) => {
  expect(importsIn(source, false)).toEqual(targets);
  expect(importsIn(`<script lang="ts">${source}</script>`, true)).toEqual(targets);
});

it("counts the imports in the markup of a component", () => {
  expect(importsIn('{#await import("./a") then { default: A }}<A />{/await}', true)).toEqual(["./a"]);
});

it("tells a cycle by its modules", () => {
  const arrows: Arrow[] = [
    ["a", "b"],
    ["b", "c"],
    ["c", "b"],
  ];
  expect(cycleIn(arrows)).toEqual(["b", "c", "b"]);
  expect(cycleIn(arrows.slice(0, 2))).toEqual([]);
});
