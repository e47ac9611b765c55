import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/page.css";
import { loadGame } from "./games/game";
import { connect } from "./lib/connection.svelte";
import { openedGame } from "./lib/opening";
import { loadPage } from "./lib/pages";
import { push } from "./lib/push.svelte";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { useSprite } from "./lib/sprite";
import { worker } from "./lib/worker.svelte";
import { words } from "./lib/words.svelte";
import sprite from "./look/symbols-ui.svg?raw";

const LONGEST_WAIT = 5000; // on a line that hangs the rest of the page, which says so, comes after all

settings.show();
useSprite("ui", sprite);
router.start();
await words.load(settings.language);
void session.find().then(() => push.renew()); // before the connection, which belongs to who opens it
connect();
session.follow();
await whatStandsThere();
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // the headline that stood there before
mount(App, { target });
// What is seen comes first.
if (document.readyState === "complete") void worker.start();
else addEventListener("load", () => void worker.start());

/** A table that was opened by its link, or a page that is read: how it begins stands there already, and stays until all of it is there. */
async function whatStandsThere(): Promise<void> {
  const game = openedGame();
  const reading = document.querySelector(".early.at-page") !== null;
  if (game === null && !reading) return;
  const board = game === null ? [] : [loadGame(game), words.need(game)];
  const all = Promise.all([loadPage(router.route), ...board, ...stylesOnTheirWay()]).catch(() => undefined);
  await Promise.race([all, new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
}

/** Those that early/head.js has asked for. */
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
