// No module of the client imports itself through others: types and dynamic imports count as well.
import { expect, it } from "vitest";
import { type Arrow, importsIn, importsOfClient, modules } from "./imports";

const imports = importsOfClient();

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

it("has none", () => {
  expect(modules.length).toBeGreaterThan(150);
  expect(imports.length).toBeGreaterThan(600);
  expect(cycleIn(imports)).toEqual([]);
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
