// The focus stays at the table: what had it may vanish, as a place once something lies there, or a bar when all is over.
import type { TableModel } from "./table.svelte";

const HEADING = "h2[tabindex]";
const inSight = (element: Element) => element.getClientRects().length > 0;

/** Where one goes on when what had the focus is gone; null while the server is asked what may follow. */
function whereNext(
  root: HTMLElement,
  around: ParentNode,
  table: TableModel,
  choice: string | undefined,
): HTMLElement | null {
  if (table.moves.length > table.stages.length) return null;
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

/** Give the focus a place whenever it is lost; the answer stops it. */
export function keepFocus(root: HTMLElement, table: TableModel): () => void {
  const around = root.closest("main") ?? root;
  const stop = new AbortController();
  const { signal } = stop;
  const on = (what: string, hear: (event: Event) => void) =>
    document.addEventListener(what, hear, { signal, capture: true });
  let held: HTMLElement | null = null;
  let keyed = false;
  let leaving = false; // by a click beside everything, or by Tab out of the page: that is nobody's loss

  const rescue = () => {
    if (held === null || document.activeElement !== document.body) return;
    const stays = held.isConnected && inSight(held); // it was only moved to another place in the page
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
