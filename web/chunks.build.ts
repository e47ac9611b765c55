// Routes every dynamic import of the build through src/base/chunks.ts, in place of Vite's own preloading.
import { join } from "node:path";
import type { ModulePreloadOptions, Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js"; // the module that Vite makes all dynamic imports call
const LOADING = join(import.meta.dirname, "src/base/chunks.ts");

export const chunks: Plugin = {
  name: "chunks",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === HELPER ? `export { load as __vitePreload } from ${JSON.stringify(LOADING)};` : null),
  generateBundle(_options, bundle) {
    const code = Object.values(bundle)
      .map((file) => (file.type === "chunk" ? file.code : ""))
      .join("");
    if (/\.supports\(.modulepreload/.test(code))
      this.error("Vite's own preloading is in the build: has its helper another name?");
  },
};

/** Complete file lists: Vite leaves out the script itself, so one without dependencies would have no list. */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (script, needs, { hostType }) => (hostType === "js" ? [...new Set([script, ...needs])] : needs),
};
