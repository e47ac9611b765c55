// Loading of the parts of the client that are imported on first use. The build makes every dynamic import call `load`
// with the files that the import needs; see chunks.build.ts.
//
// Scripts are fetched before they are imported. In most browsers the module map of a page remembers a failure: once the
// import of a script has failed, every later import of it in this page fails too, even when the network is back. A
// script fetched before comes from the browser's cache. Styles are links, and a failed link is removed so that the next
// attempt requests it again.
import * as storage from "./storage";

const fetched = new Map<string, Promise<void>>();

/** A fetched script that cannot be imported: the module map remembers an earlier failure until the page is reloaded. */
export class ImportFailed extends Error {}

/** Import a part of the client when all its files have arrived. Reject, and allow another attempt, when one has not. */
export async function load<T>(importing: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    const paths = files.map((file) => import.meta.env.BASE_URL + file);
    await Promise.all(paths.map((path) => (path.endsWith(".css") ? styled(path) : script(path))));
    return await importing().catch((cause: unknown) => {
      throw new ImportFailed("a script cannot be imported", { cause });
    });
  } catch (error) {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}

const linkTo = (path: string, rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].find(
    (link) => link.getAttribute("href") === path,
  );

function script(path: string): Promise<void> {
  if (linkTo(path, "modulepreload")) return Promise.resolve(); // in the module map, or on its way there
  const known = fetched.get(path);
  if (known) return known;
  const coming = (async () => {
    const answer = await fetch(path, { credentials: "same-origin" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer(); // only a complete answer is cached
  })();
  coming.catch(() => fetched.delete(path));
  fetched.set(path, coming);
  return coming;
}

function styled(path: string): Promise<void> {
  const there = linkTo(path, "stylesheet");
  if (there?.sheet) return Promise.resolve();
  const link = there ?? document.createElement("link");
  return new Promise((done, fail) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => {
      link.remove();
      fail(new Error(`${path} did not come`));
    });
    if (there) return;
    link.rel = "stylesheet";
    link.crossOrigin = "";
    link.href = path;
    document.head.append(link);
  });
}

/** Reload the page when an import in it can no longer succeed: once for each address, since it may fail again. */
export function reloadFor(error: unknown): void {
  const path = location.pathname;
  if (!(error instanceof ImportFailed) || storage.load("reloaded", "session") === path) return;
  storage.save("reloaded", path, "session");
  if (storage.load("reloaded", "session") === path) location.reload(); // without storage the page would reload forever
}
