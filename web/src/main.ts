import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/page.css";
import { loadGame } from "./games/game";
import { connect } from "./lib/connection.svelte";
import { openedGame } from "./lib/opening";
import { push } from "./lib/push.svelte";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { useSprite } from "./lib/sprite";
import { worker } from "./lib/worker.svelte";
import { words } from "./lib/words.svelte";
import sprite from "./look/symbols-ui.svg?raw";

settings.show();
useSprite("ui", sprite);
router.start();
await words.load(settings.language);
void session.find().then(() => push.renew()); // before the connection, which belongs to who opens it
connect();
session.follow();
await theBoard();
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // the headline that stood there before
mount(App, { target });
// What is seen comes first.
if (document.readyState === "complete") void worker.start();
else addEventListener("load", () => void worker.start());

/** A table that was opened by its link: what stands there already stays until its board is there. */
async function theBoard(): Promise<void> {
  const game = openedGame();
  if (game === null) return;
  await Promise.all([import("./pages/Table.svelte"), loadGame(game), words.need(game), ...stylesOnTheirWay()]).catch(() => undefined);
}

/** Those that early/head.js has asked for. */
function stylesOnTheirWay(): Promise<unknown>[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null);
  return links.map((link) => new Promise((done) => ["load", "error"].forEach((event) => link.addEventListener(event, done))));
}
