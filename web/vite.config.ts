import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { about } from "./about.build.ts";
import { chunks, modulePreload } from "./chunks.build.ts";
import { early, policyOf } from "./prerender.build.ts";
import { worker } from "./worker.build.ts";

const SERVER = process.env.RIAD_SERVER ?? "http://localhost:8080";
// Keep the Host header as the browser sent it: the server compares it with the origin, and passkeys need it.
const proxy = {
  "/api": { target: SERVER, ws: true },
  "/schema": { target: SERVER },
};

const BUILT = "../src/riad/server/static";
const page = `${BUILT}/index.html`;

// One file for what every page needs, and another for what every table needs: on a slow line each further file costs
// time. A folder belongs to one of them as a whole, without its subfolders.
const inFolders = (...folders: string[]) => `/web/src/(?:${folders.join("|")})/[^/]+$`;
const LIBRARIES = "/node_modules/(?!lean-qr)|svelte-internal";
const SCENES = "/games/[^/]+/(?:Scene\\.svelte|icon\\.svg)|/src/riad/games/azul/art\\.svg"; // of the home page
const BASE = new RegExp(
  [LIBRARIES, inFolders("base", "games", "generated", "net", "parts/common", "words", "worker"), SCENES].join("|"),
);
const TABLE = new RegExp(
  ["/node_modules/lean-qr|/src/pages/Table\\.svelte", inFolders("board", "parts/table", "table")].join("|"),
);
const groups = [
  { name: "base", test: BASE, priority: 2 },
  { name: "table", test: TABLE, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), chunks, about, early, worker],
  base: "/",
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    assetsDir: "assets",
    // The policy of the server allows nothing inline but the parts inserted by prerender.build.ts.
    assetsInlineLimit: 0,
    modulePreload,
    target: "es2022",
    // Browsers of the last two years: light-dark() needs no fallback.
    cssTarget: ["chrome128", "edge128", "firefox130", "safari18"],
    rolldownOptions: { output: { codeSplitting: { groups } } },
    reportCompressedSize: true,
  },
  server: { proxy, fs: { allow: [".."] } }, // the pictures and lessons of the games are in src/riad/games
  preview: {
    proxy,
    headers: {
      "content-security-policy": existsSync(page) ? policyOf(readFileSync(page, "utf8")) : "default-src 'self'",
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts"],
    testTimeout: 120_000, // a slow machine must not fail a test
    hookTimeout: 120_000,
  },
});
