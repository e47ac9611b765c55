// What came with the page itself when a table was opened by its link: what the server would tell first, so that nobody
// waits for it. It is taken once; after that the connection tells.
import type { Me, Opening, State } from "../wire";

let opening = read();

function read(): Opening | null {
  const told = typeof document === "undefined" ? null : document.getElementById("told");
  told?.remove();
  return told ? (JSON.parse(told.textContent ?? "null") as Opening) : null;
}

/** Who I was when the page was asked for; undefined when it did not say. */
export const openedBy = (): Me | null | undefined => opening?.me;

/** The game at whose table the page was opened. */
export const openedGame = (): string | null => opening?.watched.state.game ?? null;

/** How a table stood when the page came, and when that was by our clock. */
export function openedWith(table: string): { watched: State; at: number } | null {
  const found = opening?.watched.table === table ? opening : null;
  if (!found) return null;
  opening = null;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return { watched: found.watched, at: performance.timeOrigin + (page?.responseStart ?? 0) };
}
