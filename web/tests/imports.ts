// The modules of the client and the arrows between them: what each imports, from its sources.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../..");
const SOURCES = join(ROOT, "web/src");
const KINDS = ["", ".ts", ".svelte", ".svelte.ts", "/index.ts"];

/** An import, by the paths of both modules in the repository. */
export type Arrow = readonly [from: string, to: string];

/** The paths of all modules, as in "web/src/app/main.ts". */
export const modules = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
  .sort();

/** Every import of the client: types, re-exports, dynamic imports and globs count. */
export function importsOfClient(): Arrow[] {
  return modules.flatMap((path) =>
    importsIn(readFileSync(join(ROOT, path), "utf8"), path.endsWith(".svelte"))
      .flatMap((target) => found(path, target))
      .map((target) => [path, target] as const),
  );
}

/** The targets of all imports in a source, as they are written there. */
export function importsIn(source: string, isSvelte: boolean): string[] {
  const globs = [...source.matchAll(/import\.meta\.glob\(\s*"([^"]+)"/g)].map(([, found]) => found ?? "");
  return [...globs, ...(isSvelte ? importsInSvelte(parse(source, { modern: true })) : importsInScript(source))];
}

/** The targets in a script: imports, re-exports, dynamic imports, and types by import("..."). */
function importsInScript(source: string): string[] {
  const targets: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  const add = (target: ts.Node | undefined) => {
    if (target && ts.isStringLiteralLike(target)) targets.push(target.text);
  };
  visit(ts.createSourceFile("module.ts", source, ts.ScriptTarget.Latest, true));
  return targets;
}

/** The targets in a syntax tree of Svelte, whose scripts and markup both may import. */
function importsInSvelte(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(importsInSvelte);
  if (tree === null || typeof tree !== "object") return [];
  const node = tree as Record<string, unknown>;
  const target = (node.type === "TSImportType" ? node.argument : node.source) as { value?: unknown } | undefined;
  const isImport = /^(Import|Export\w+|TSImportType)/.test(String(node.type)) && typeof target?.value === "string";
  return [...(isImport ? [String(target?.value)] : []), ...Object.values(node).flatMap(importsInSvelte)];
}

/** The modules that the target of an import stands for: none for packages, styles and data. */
function found(importer: string, target: string): string[] {
  if (!target.startsWith(".")) return [];
  const wanted = join(dirname(importer), target.replace(/\?.*/, ""));
  if (wanted.includes("*")) return globSync(wanted, { cwd: ROOT }).filter((path) => modules.includes(path));
  const path = KINDS.map((kind) => wanted + kind).find((one) => modules.includes(one));
  if (!path && !existsSync(join(ROOT, wanted))) throw new Error(`${importer} imports ${target}`);
  return path ? [path] : [];
}
