// The data that arrives in the page itself when a table is opened by its link: the server's first message, without the
// wait for a connection. It is used once; after that the connection provides the state.
import type { Me, Opening, State } from "../generated/wire";

let opening = read();

function read(): Opening | null {
  const told = typeof document === "undefined" ? null : document.getElementById("told");
  told?.remove();
  return told ? (JSON.parse(told.textContent ?? "null") as Opening) : null;
}

/** Return who I was when the page was requested; undefined when the page does not say. */
export const openedBy = (): Me | null | undefined => opening?.me;

/** Return the game of the table that was opened with the page. */
export const openedGame = (): string | null => opening?.watched.state.game ?? null;

/** Return the state of a table as of the page's arrival, and the time of that by our clock. */
export function openedWith(table: string): { watched: State; at: number } | null {
  const found = opening?.watched.table === table ? opening : null;
  if (!found) return null;
  opening = null;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return { watched: found.watched, at: performance.timeOrigin + (page?.responseStart ?? 0) };
}
