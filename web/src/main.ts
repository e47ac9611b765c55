import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/page.css";
import { connect } from "./lib/connection.svelte";
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
connect();
void session.find().then(() => push.renew());
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // the headline that stood there before
mount(App, { target });
// What is seen comes first.
if (document.readyState === "complete") void worker.start();
else addEventListener("load", () => void worker.start());
