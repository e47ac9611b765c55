// Builds the service worker after the pages, with a list of the built files.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rollup } from "vite";
import type { Built } from "./src/worker/manifest.ts";

const ROOT = import.meta.dirname;
// Small pages that everyone needs; boards are cached on first use.
const PAGES = /src\/pages\/(Table|Settings|Account)\.svelte$/;
const ONCE = /^(icon-512|icon-maskable|apple-touch-icon)\.png$/; // requested when Riad is installed, and never again
type Bundle = Rollup.OutputBundle;

/** Return a script with its dependencies. Its own styles follow those of its imports, as in the page itself. */
export function withNeeds(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== "chunk") return found;
  found.add(name);
  for (const other of chunk.imports) withNeeds(bundle, other, found);
  // The page's own styles are inlined and not in the bundle.
  for (const style of chunk.viteMetadata?.importedCss ?? []) if (bundle[style]) found.add(style);
  return found;
}

export function builtOf(bundle: Bundle): Built {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const needed = new Set(withNeeds(bundle, entry));
  for (const chunk of chunks) if (PAGES.test(chunk.facadeModuleId ?? "")) withNeeds(bundle, chunk.fileName, needed);
  const beside = readdirSync(join(ROOT, "public"))
    .filter((name) => !ONCE.test(name))
    .sort();
  const page = bundle["index.html"];
  const hash = createHash("sha256")
    .update(page?.type === "asset" ? page.source : "")
    .update([...needed].sort().join());
  for (const name of beside) hash.update(readFileSync(join(ROOT, "public", name)));
  return {
    version: hash.digest("hex").slice(0, 12),
    entry: `/${entry}`,
    shell: ["/", ...[...beside, ...[...needed].sort()].map((name) => `/${name}`)],
    assets: Object.keys(bundle)
      .filter((name) => name.startsWith("assets/"))
      .sort()
      .map((name) => `/${name}`),
  };
}

export const worker: Plugin = {
  name: "worker",
  apply: "build",
  enforce: "post",
  async generateBundle(_options, bundle) {
    const made = await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: "warn",
      define: { BUILT: JSON.stringify(builtOf(bundle)) },
      build: {
        write: false,
        target: "es2022",
        rolldownOptions: {
          input: join(ROOT, "src/worker/worker.ts"),
          output: { format: "iife", entryFileNames: "sw.js" },
        },
      },
    });
    const [output] = [made].flat();
    if (!output || !("output" in output)) throw new Error("the worker was not built");
    this.emitFile({ type: "asset", fileName: "sw.js", source: output.output[0].code });
  },
};
