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

const BASE = /node_modules|svelte-internal|src\/lib\/(api|connection|kept|key|live|names|push|router|session|settings|sprite|words|worker)|src\/worker|src\/parts\/(Icon|Trouble)/;

/** Tells public/early.js where the words of each language are, so that it can ask for them at once. */
const wordsEarly: Plugin = {
  name: "words-early",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const found = Object.values(bundle ?? {}).flatMap((chunk) => {
        const language = chunk.type === "chunk" && /locales\/(\w+)\/app\.ftl/.exec(chunk.facadeModuleId ?? "")?.[1];
        return language ? [`data-${language}="/${chunk.fileName}"`] : [];
      });
      return html.replace('src="/early.js"', ['src="/early.js"', ...found].join(" "));
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
