// The data that arrives in the page itself when a table is opened by its link: the server's first message, without the
// wait for a connection. It is used once; after that the connection provides the state.
import type { Me, Opening, State } from "../generated/wire";

let opening = read();

function read(): Opening | null {
  const element = typeof document === "undefined" ? null : document.getElementById("told");
  element?.remove();
  return element ? (JSON.parse(element.textContent ?? "null") as Opening) : null;
}

/** Return who I was when the page was requested; undefined when the page does not say. */
export const initialUser = (): Me | null | undefined => opening?.me;

/** Return the game of the table that was opened with the page. */
export const initialGame = (): string | null => opening?.watched.state.game ?? null;

/** Return the state of a table as of the page's arrival, and the time of that by our clock. */
export function initialState(table: string): { watched: State; at: number } | null {
  const state = opening?.watched.table === table ? opening : null;
  if (!state) return null;
  opening = null;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return { watched: state.watched, at: performance.timeOrigin + (page?.responseStart ?? 0) };
}
