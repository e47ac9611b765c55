import { mount } from "svelte";
import App from "./App.svelte";
import "../styles/tokens.css";
import "../styles/page.css";
import { GAME_ICONS } from "../games/icons";
import { loadGame } from "../games/loader";
import { connect } from "../net/connection.svelte";
import { initialGame } from "../net/initial-data";
import { loadPage } from "./page-loader";
import { push } from "../net/push.svelte";
import { router } from "../base/router.svelte";
import { session } from "../net/session.svelte";
import { settings } from "../base/settings.svelte";
import { useSprite } from "../base/sprite";
import { worker } from "../net/service-worker.svelte";
import { words } from "../words/i18n.svelte";
import sprite from "../styles/symbols-ui.svg?raw";

const LONGEST_WAIT = 5000; // then the page is mounted incomplete, and reports missing parts

settings.show();
useSprite("ui", sprite);
useSprite("games", GAME_ICONS);
router.start();
await words.load(settings.language);
void session.load().then(() => push.resubscribe()); // before the connection, which belongs to an identity
connect();
session.watchConnection();
await whatStandsThere();
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // the headline shown before
mount(App, { target });
// The service worker must not delay the first view.
if (document.readyState === "complete") void worker.start();
else addEventListener("load", () => void worker.start());

/**
 * Wait for the page of a table opened by its link, or of a text: its early content stays until the page is complete.
 */
async function whatStandsThere(): Promise<void> {
  const game = initialGame();
  const reading = document.querySelector(".early.at-page") !== null;
  if (game === null && !reading) return;
  const board = game === null ? [] : [loadGame(game), words.require(game)];
  const all = Promise.all([loadPage(router.route), ...board, ...stylesOnTheirWay()]).catch(() => undefined);
  await Promise.race([all, new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
}

/** Return a promise for each style sheet that prerender/head.js has requested. */
function stylesOnTheirWay(): Promise<unknown>[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  return links.map((link) =>
    settled(link).catch(() =>
      settled(document.head.appendChild(link.cloneNode() as HTMLLinkElement)).catch(() => undefined),
    ),
  );
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done, fail) => {
    link.addEventListener("load", done);
    link.addEventListener("error", fail);
  });
}
