// Focus management at a table: the focused element may disappear, such as a space that is now filled or a bar at the
// end of the match.
import type { TableModel } from "../table/table.svelte";

const HEADING = "h2[tabindex]";
const inSight = (element: Element) => element.getClientRects().length > 0;

/** Return the element to focus when the focused one is gone; null while the server is asked what can follow. */
function whereNext(
  root: HTMLElement,
  around: ParentNode,
  table: TableModel,
  choice: string | undefined,
): HTMLElement | null {
  if (table.moves.length > table.previews.length) return null;
  const all = [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter(inSight);
  const of = (id: string | undefined) =>
    id === undefined ? undefined : all.find((element) => element.dataset.choice === id);
  const open = all.find(({ dataset }) => table.options.has(dataset.choice ?? ""));
  const confirm = table.ready ? around.querySelector<HTMLElement>("[data-confirm]") : null;
  return (
    of(choice) ??
    of([...table.chosen].reverse().find(of)) ??
    open ??
    confirm ??
    root.querySelector<HTMLElement>(HEADING)
  );
}

/** Move the focus whenever it is lost. Return a function that stops this. */
export function keepFocus(root: HTMLElement, table: TableModel): () => void {
  const around = root.closest("main") ?? root;
  const stop = new AbortController();
  const { signal } = stop;
  const on = (what: string, hear: (event: Event) => void) =>
    document.addEventListener(what, hear, { signal, capture: true });
  let held: HTMLElement | null = null;
  let keyed = false;
  let leaving = false; // by a click on nothing or Tab out of the page: the user's own intention

  const rescue = () => {
    if (held === null || document.activeElement !== document.body) return;
    const stays = held.isConnected && inSight(held); // it only moved within the page
    const next = stays ? held : whereNext(root, around, table, held.dataset.choice);
    next?.focus({ preventScroll: true });
    if (keyed) next?.scrollIntoView({ block: "nearest" });
  };
  on("mousedown", () => ([keyed, leaving] = [false, true]));
  on("mouseup", () => (leaving = false));
  on("keydown", (event) => ([keyed, leaving] = [true, (event as KeyboardEvent).key === "Tab"]));
  on("keyup", () => (leaving = false));
  around.addEventListener("focusin", (event) => (held = event.target as HTMLElement), { signal });
  around.addEventListener("focusout", () => leaving && (held = null), { signal });
  const watcher = new MutationObserver(rescue);
  watcher.observe(around, { subtree: true, childList: true, attributeFilter: ["aria-disabled", "hidden"] });
  return () => {
    stop.abort();
    watcher.disconnect();
  };
}
