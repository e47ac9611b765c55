// A copy of an element's pictures that moves over the page while the element itself stays where it is.

export interface Point {
  x: number;
  y: number;
}

/** Return a copy of an element's pictures, exactly over it and transparent to the pointer. */
export function ghostOf(element: Element): HTMLElement {
  const all = element.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  // Styles are set one by one, because the server's policy forbids a style attribute.
  Object.assign(ghost.style, { position: "fixed", zIndex: "30", pointerEvents: "none", transformOrigin: "0 0" });
  Object.assign(ghost.style, {
    left: `${all.left}px`,
    top: `${all.top}px`,
    width: `${all.width}px`,
    height: `${all.height}px`,
  });
  const pictures = element instanceof SVGElement ? [element] : [...element.querySelectorAll("svg")];
  for (const picture of pictures) {
    const box = picture.getBoundingClientRect();
    if (box.width === 0) continue;
    const copy = picture.cloneNode(true) as SVGElement;
    const place = {
      left: `${box.left - all.left}px`,
      top: `${box.top - all.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    };
    Object.assign(copy.style, { position: "absolute", overflow: "visible", ...place });
    ghost.append(copy);
  }
  document.body.append(ghost);
  return ghost;
}
