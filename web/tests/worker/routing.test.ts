import { describe, expect, it } from "vitest";
import { notificationOf, planFor, type PushWords } from "../../src/worker/routing";
import { builtOf } from "../../worker.build.ts";

const ORIGIN = "https://riad.example";
const shell = new Set(["/", "/icon.svg", "/manifest.webmanifest"]);
const plan = (path: string, mode = "cors", method = "GET") =>
  planFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, shell);

describe("the worker", () => {
  it("answers for pages, assets and the shell", () => {
    expect([plan("/", "navigate"), plan("/t/abc", "navigate"), plan("/?play=azul", "navigate")]).toEqual([
      "page",
      "page",
      "page",
    ]);
    expect([plan("/assets/a-1.js"), plan("/icon.svg"), plan("/manifest.webmanifest")]).toEqual([
      "asset",
      "shell",
      "shell",
    ]);
  });

  it("leaves the server's own responses alone, for any request", () => {
    for (const path of [
      "/api",
      "/api/me",
      "/api/tables/x/export",
      "/schema",
      "/schema/openapi.json",
      "/metrics",
      "/health",
      "/ready",
    ]) {
      expect([plan(path), plan(path, "navigate")], path).toEqual(["leave", "leave"]);
    }
    expect(plan("/apiary", "navigate")).toBe("page");
  });

  it("leaves requests other than GET, and those to other sites", () => {
    expect(plan("/assets/a-1.js", "cors", "POST")).toBe("leave");
    expect(planFor({ method: "GET", mode: "navigate", url: "https://other.example/" }, ORIGIN, shell)).toBe("leave");
    expect(plan("/sw.js")).toBe("leave");
  });
});

describe("a notification", () => {
  const words: PushWords = {
    title: "Your turn",
    played: "%name has played in %game.",
    begun: "%game has begun.",
    bots: { keen: "Keen bot" },
    games: { azul: "Azul" },
  };
  const message = { table: "t", game: "azul", name: null, level: null };

  it("names the player, or announces the start", () => {
    expect(notificationOf({ ...message, name: "Anna" }, words)).toEqual({
      title: "Your turn",
      body: "Anna has played in Azul.",
    });
    expect(notificationOf({ ...message, level: "keen" }, words).body).toBe("Keen bot has played in Azul.");
    expect(notificationOf(message, words).body).toBe("Azul has begun.");
  });

  it("inserts a name verbatim", () => {
    expect(notificationOf({ ...message, name: "$& %game" }, words).body).toContain("$& ");
  });

  it("works without words", () => {
    expect(notificationOf({ ...message, name: "Anna" }, null)).toEqual({ title: "Riad", body: "azul · Anna" });
  });
});

describe("the list of built files", () => {
  const chunk = (fileName: string, more: object = {}) => ({
    type: "chunk",
    fileName,
    imports: [],
    facadeModuleId: null,
    isEntry: false,
    ...more,
  });
  const bundle = (html: string) =>
    Object.fromEntries(
      [
        { type: "asset", fileName: "index.html", source: html },
        chunk("assets/index-1.js", {
          isEntry: true,
          imports: ["assets/base-1.js"],
          viteMetadata: { importedCss: new Set(["assets/index-1.css"]) },
        }),
        chunk("assets/base-1.js"),
        chunk("assets/Table-1.js", { facadeModuleId: "/web/src/pages/Table.svelte", imports: ["assets/base-1.js"] }),
        chunk("assets/azul-1.js", { facadeModuleId: "/web/src/games/azul/index.ts" }),
        { type: "asset", fileName: "assets/index-1.css", source: "" },
      ].map((file) => [file.fileName, file]),
    ) as unknown as Parameters<typeof builtOf>[0];

  it("has the shell at once, and boards on first use", () => {
    const { entry, shell, assets } = builtOf(bundle("<p>"));
    expect(entry).toBe("/assets/index-1.js");
    expect(shell).toEqual(
      expect.arrayContaining([
        "/",
        "/manifest.webmanifest",
        "/icon.svg",
        "/assets/base-1.js",
        "/assets/index-1.css",
        "/assets/Table-1.js",
      ]),
    );
    expect(shell).not.toContain("/assets/azul-1.js");
    expect(assets).toContain("/assets/azul-1.js");
    expect(assets).not.toContain("/index.html");
  });

  it("has another version if the page differs", () => {
    expect(builtOf(bundle("<p>")).version).toBe(builtOf(bundle("<p>")).version);
    expect(builtOf(bundle("<p>")).version).not.toBe(builtOf(bundle("<b>")).version);
  });
});
