// The position of the board on the page, so that it can fit into the rest of the window.
import { debounceToFrame } from "../../base/next-frame";

/**
 * Report how far down the page an element begins, now and whenever that may change. Return a function that stops this.
 */
export function whereBegins(element: HTMLElement, tell: (pixels: number) => void): () => void {
  const look = () => tell(Math.round(element.getBoundingClientRect().top + scrollY));
  const later = debounceToFrame(look);
  const watcher = new ResizeObserver(later.soon);
  watcher.observe(document.body);
  look();
  return () => {
    later.stop();
    watcher.disconnect();
  };
}
