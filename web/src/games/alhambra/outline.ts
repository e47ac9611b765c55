// The longest wall of a palace as a line round it.
import type { Edge } from "./steps";

/** Return the corners of a run of sides as points, for a picture whose first column and row are `left` and `top`. */
export function cornersOf(edges: readonly Edge[], left: number, top: number, size: number): string {
  const corner = ([x, y, side]: Edge, end: number) => {
    const number = (side + end) & 3; // corners clockwise from the upper left
    const right = number === 1 || number === 2 ? 1 : 0;
    const down = number >= 2 ? 1 : 0;
    return `${(x - left + right) * size},${(top - y + down) * size}`;
  };
  const start = edges[0];
  return start ? [corner(start, 0), ...edges.map((edge) => corner(edge, 1))].join(" ") : "";
}
