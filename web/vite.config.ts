import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { worker } from "./worker.build.ts";

const SERVER = process.env.RIAD_SERVER ?? "http://localhost:8080";
// The host of the request stays as the browser sent it: the server compares it with the origin, and passkeys need it.
const proxy = {
  "/api": { target: SERVER, ws: true },
  "/schema": { target: SERVER },
};

// The policy of the server, so that a preview shows what it would forbid.
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

const BASE = /node_modules|svelte-internal|src\/lib\/(api|connection|kept|key|live|games|names|options|push|router|session|settings|sprite|times|words|worker)|src\/worker|src\/parts\/(Icon|Scene|Trouble)|src\/look\/symbols-azul/;

/** The headline of the home page in all languages: it is read before any script has come. */
function headlines(): string {
  return readdirSync("locales").sort().map((language) => {
    const words = readFileSync(`locales/${language}/app.ftl`, "utf8");
    const [headline, lead] = ["headline", "lead"].map((id) => new RegExp(`^${id} = (.+)$`, "m").exec(words)?.[1]);
    return `<h1 lang="${language}">${headline}</h1><p lang="${language}">${lead}</p>`;
  }).join("");
}

/** Tells public/early.js where the words of each language are, and what a table needs, so that it can ask at once. */
const wordsEarly: Plugin = {
  name: "words-early",
  transformIndexHtml: {
    order: "post",
    handler(shell, { bundle }) {
      const html = shell.replace("<!--headlines-->", headlines());
      const chunks = Object.values(bundle ?? {}).filter((chunk) => chunk.type === "chunk");
      const found = chunks.flatMap(({ facadeModuleId, fileName, imports }) => {
        const [, language] = /locales\/(\w+)\/app\.ftl/.exec(facadeModuleId ?? "") ?? [];
        if (language) return [`data-${language}="/${fileName}"`];
        if (!facadeModuleId?.endsWith("/pages/Table.svelte")) return [];
        return [`data-table="${[fileName, ...imports].filter((file) => !html.includes(file)).map((file) => `/${file}`).join(" ")}"`];
      });
      // A browser asks for six things at a time: what the first paint waits for comes first.
      const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const rest = styles.reduce((left, style) => left.replace(style, ""), html);
      return rest.replace('<script src="/early.js"', [...styles, '<script src="/early.js"', ...found].join(" "));
    },
  },
};

export default defineConfig({
  plugins: [svelte(), wordsEarly, worker],
  base: "/",
  build: {
    outDir: "../src/riad/server/static",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0, // the policy of the server allows nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
    // What every page needs is one file: on a slow line each further one costs.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } } },
    reportCompressedSize: true,
  },
  server: { proxy },
  preview: { proxy, headers: { "content-security-policy": POLICY } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts"],
  },
});
