// Looking at sizes a frame later. What is done about a size may change others, also of what is observed; within the frame
// in which they are told of, browsers call that an error.

export interface Later {
  soon: () => void;
  stop: () => void;
}

/** Something that is done once in the next frame, however often it is asked for. */
export function inNextFrame(look: () => void): Later {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const soon = () => {
    stop();
    frame = requestAnimationFrame(look);
  };
  return { soon, stop };
}
