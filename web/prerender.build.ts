// The parts inlined into the page, available before any file has loaded: its styles, the scripts of prerender/, and their
// messages.
//
// The server's policy allows nothing inline but these: it reads the page and allows them by their hash.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rollup } from "vite";
import { GAMES, LEVELS } from "./src/generated/games.ts";
import { withNeeds } from "./worker.build.ts";

const ROOT = import.meta.dirname;
const LANGUAGES = readdirSync(join(ROOT, "locales")).sort();
const NAMES = GAMES.map(({ name }) => name);
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8");

function saying(language: string, ...parts: string[]): (id: string, args?: Record<string, string>) => string {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const part of ["app", ...parts]) words.addResource(new FluentResource(read("locales", language, `${part}.ftl`)));
  return (id, args) => words.formatPattern(words.getMessage(id)?.value ?? id, args);
}

/** Return the headline of the home page in all languages; styles show the visitor's. */
function headlines(): string {
  return LANGUAGES.map((language) => {
    const say = saying(language);
    return `<h1 lang="${language}">${say("headline")}</h1><p lang="${language}">${say("lead")}</p>`;
  }).join("");
}

/** Return the text for browsers without scripts. */
const noScript = () =>
  LANGUAGES.map((language) => `<p class="wrap" lang="${language}">${saying(language)("no-script")}</p>`).join("");

/** Return the messages of prerender/table.js. */
function tableWords(): string {
  const words = LANGUAGES.map((language) => {
    const say = saying(language);
    const bots = LEVELS.map((level) => [level, say("level-bot", { level })]);
    const games = NAMES.map((game) => [game, say(`title-${game}`)]);
    return [
      language,
      {
        opening: say("opening"),
        turn: say("your-turn"),
        games: Object.fromEntries(games),
        bots: Object.fromEntries(bots),
      },
    ];
  });
  return inAttribute(Object.fromEntries(words));
}

const inAttribute = (value: unknown) =>
  JSON.stringify(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll(">", "&gt;");

interface Beginning {
  title: string;
  lead?: string;
  /** True if a picture is above the text. */
  picture?: boolean;
  /** The title of the first section, and its first text. */
  section?: string;
  about?: string;
}

/** Return the messages of prerender/page.js: the beginning of each text page, as the page itself has it later. */
function pageWords(): string {
  const words = LANGUAGES.map((language) => {
    const say = saying(language, "guide", ...NAMES.flatMap((game) => [`rules-${game}`, `lesson-${game}`]));
    const pages: Record<string, Beginning> = {
      "/settings": { title: say("settings"), lead: say("settings-lead") },
      "/me": { title: say("me") },
    };
    for (const name of NAMES) {
      const game = say(`title-${name}`);
      const first = /^(rules-\w+-\w+)-about =/m.exec(read("locales", language, `rules-${name}.ftl`))?.[1] ?? "";
      const title = `${game}: ${say("rules").toLocaleLowerCase(language)}`;
      pages[`/rules/${name}`] = {
        title,
        lead: say(`rules-${name}-lead`),
        section: say(first),
        about: say(`${first}-about`),
      };
      pages[`/learn/${name}`] = {
        title: say("learn-title", { game }),
        lead: say(`lesson-${name}-goal`),
        picture: true,
      };
    }
    return [language, pages];
  });
  return inAttribute(Object.fromEntries(words));
}

/** Return the files of each language, of the table, boards and rules, as data attributes for prerender/head.js. */
function places(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const there = withNeeds(bundle, entry);
  const of = (end: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/\?.*/, "").endsWith(end));
    return [...withNeeds(bundle, chunk?.fileName ?? "")].filter((file) => !there.has(file));
  };
  const table = of("/src/pages/Table.svelte");
  const found: [string, string[]][] = [["table", table]];
  found.push(["rules", of("/src/pages/Rules.svelte")], ["learn", of("/src/pages/Learn.svelte")]);
  for (const language of LANGUAGES) {
    found.push(
      [language, of(`/locales/${language}/app.ftl`)],
      [`guide-${language}`, of(`/locales/${language}/guide.ftl`)],
    );
  }
  for (const game of NAMES) {
    found.push(
      [game, of(`/src/games/${game}/index.ts`).filter((file) => !table.includes(file))],
      [`rules-${game}`, of(`/src/games/${game}/figures/index.ts`)],
    );
    for (const language of LANGUAGES) {
      for (const words of [game, `rules-${game}`, `lesson-${game}`])
        found.push([`${words}-${language}`, of(`/locales/${language}/${words}.ftl`)]);
    }
  }
  return found.map(([name, files]) => `data-${name}="${files.map((file) => `/${file}`).join(" ")}"`);
}

/** Inline the page's own styles, so that its first paint waits for no other file. */
function withStyles(html: string, bundle: Rollup.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    const style = bundle[file];
    if (style?.type !== "asset") return "";
    const others = Object.values(bundle).filter(
      (one) => one.type === "chunk" && !one.isEntry && one.viteMetadata?.importedCss.has(file),
    );
    if (others.length > 0)
      throw new Error(`${file} is asked for by others than the page: put its styles into styles/page.css`);
    delete bundle[file];
    return `<style>${String(style.source).trim()}</style>`;
  });
}

export const early: Plugin = {
  name: "early",
  transformIndexHtml: {
    order: "post",
    handler(shell, { bundle = {} }) {
      return withStyles(shell, bundle)
        .replace("<!--headlines-->", headlines)
        .replace("<!--no script-->", noScript)
        .replace(
          "</head>",
          () => `<script ${places(bundle).join(" ")}>${read("prerender", "head.js")}</script>\n  </head>`,
        )
        .replace(
          "<!--early table-->",
          () => `<script data-words="${tableWords()}">${read("prerender", "table.js")}</script>`,
        )
        .replace(
          "<!--early page-->",
          () => `<script data-words="${pageWords()}">${read("prerender", "page.js")}</script>`,
        );
    },
  },
};

/** Return the server's policy, so that a preview blocks the same things. */
export function policyOf(html: string): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}( data-[^>]*)?>([^]*?)</${tag}>`, "g"))]
      .map(
        ([, , text]) =>
          `'sha256-${createHash("sha256")
            .update(text ?? "")
            .digest("base64")}'`,
      )
      .join(" ");
  return `default-src 'self'; script-src 'self' ${hashes("script")}; style-src 'self' ${hashes("style")}; img-src 'self' data:; object-src 'none'; base-uri 'none'`;
}
