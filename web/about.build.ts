// Fills the page and the manifest with the names of the games.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { GAMES } from "./src/generated/games.ts";

const FILE = "manifest.webmanifest";
const titles = new Intl.ListFormat("en-GB").format(GAMES.map(({ title }) => title));

/** Return the manifest of public/ with a description, and a shortcut that starts each game. */
function manifest(): string {
  const rest = JSON.parse(readFileSync(join(import.meta.dirname, "public", FILE), "utf8")) as Record<string, unknown>;
  const shortcuts = GAMES.map(({ name, title }) => ({
    name: title,
    url: `/?play=${name}`,
    icons: [{ src: "/icon-192.png", sizes: "192x192" }],
  }));
  return JSON.stringify({ ...rest, description: `${titles}: with friends or against bots.`, shortcuts }, null, 2);
}

export const about: Plugin = {
  name: "about",
  transformIndexHtml: (html) => html.replace("<!--games-->", titles),
  configureServer(server) {
    server.middlewares.use(`/${FILE}`, (_request, response) => {
      response.setHeader("content-type", "application/manifest+json").end(manifest());
    });
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: FILE, source: manifest() }); // in place of the file copied from public/
  },
};
