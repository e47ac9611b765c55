// Deferred measuring: a layout change inside a ResizeObserver callback triggers another notification, which browsers
// report as an error. So measure in the next frame.

export interface Scheduled {
  soon: () => void;
  stop: () => void;
}

/**
 * Return a function that schedules `look` once for the next frame, however often it is called, and one that cancels it.
 */
export function debounceToFrame(look: () => void): Scheduled {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const soon = () => {
    stop();
    frame = requestAnimationFrame(look);
  };
  return { soon, stop };
}
