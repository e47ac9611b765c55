// Where the board begins on the page, so that it can be fitted into what is left of the window.
import { inNextFrame } from "../../lib/frames";

/** Tell how far down the page an element begins, now and whenever that may have changed; the answer stops it. */
export function whereBegins(element: HTMLElement, tell: (pixels: number) => void): () => void {
  const look = () => tell(Math.round(element.getBoundingClientRect().top + scrollY));
  const later = inNextFrame(look);
  const watcher = new ResizeObserver(later.soon);
  watcher.observe(document.body);
  look();
  return () => {
    later.stop();
    watcher.disconnect();
  };
}
