// The keyboard, in one place: arrows move over the elements of the board by their place on the screen.
//
// Elements that can be chosen have `data-choice`; Enter and Space are the browser's own for buttons.

export interface Commands {
  undo(): void;
  undoAll(): void;
  confirm(): void;
  help(): void;
}

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = (box: Box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;

/** The place among `boxes` that lies next in a direction; straight ahead counts more than near but aside. */
export function nextBox(from: Box, boxes: readonly Box[], direction: readonly [number, number]): number | null {
  const [x, y] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * direction[0] + (by - y) * direction[1];
    if (ahead <= 1) return;
    const aside = Math.abs((bx - x) * direction[1]) + Math.abs((by - y) * direction[0]);
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [place, cost];
  });
  return best;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

const elements = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>("[data-choice]")].filter((element) => element.getClientRects().length > 0);

/** Move the focus over the board, or onto it. */
export function moveFocus(root: ParentNode, direction: readonly [number, number]): void {
  const able = elements(root).filter((element) => element.getAttribute("aria-disabled") !== "true");
  const all = able.length > 0 ? able : elements(root);
  const active = document.activeElement as HTMLElement | null;
  if (!active || !active.hasAttribute("data-choice") || !root.contains(active)) {
    all[0]?.focus();
    return;
  }
  const rest = all.filter((element) => element !== active);
  const place = nextBox(active.getBoundingClientRect(), rest.map((element) => element.getBoundingClientRect()), direction);
  if (place !== null) rest[place]?.focus();
}

/** Listen to keys for a board; the answer stops it. */
export function listenToKeys(root: HTMLElement, commands: Commands): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const arrow = ARROWS[event.key];
    if (arrow) moveFocus(root, arrow);
    else if (event.key === "Escape") commands.undo();
    else if (event.key === "u") commands.undo();
    else if (event.key === "U") commands.undoAll();
    else if (event.key === "c") commands.confirm();
    else if (event.key === "?") commands.help();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
