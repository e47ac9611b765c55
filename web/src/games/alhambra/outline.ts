// The outline of a palace and its longest wall, to be drawn as a line round it.
import { building, type Laid } from "./moves";

const STEP: readonly (readonly [number, number])[] = [[0, 1], [1, 0], [0, -1], [-1, 0]];

/** A side of a tile: 0 to 3 are north, east, south and west. */
export interface Edge {
  x: number;
  y: number;
  side: number;
}

/** The longest run of walled sides, in the order in which one walks round the palace clockwise. */
export function longestWall(palace: readonly Laid[]): Edge[] {
  const tiles = new Map(palace.map((laid) => [`${laid.x},${laid.y}`, laid]));
  const near = (x: number, y: number, side: number) => {
    const [dx, dy] = STEP[side & 3] as readonly [number, number];
    return tiles.get(`${x + dx},${y + dy}`);
  };
  let at = palace.reduce<Laid | undefined>((top, laid) => (top && top.y >= laid.y ? top : laid), undefined);
  if (!at) return [];
  const walk: (Edge & { walled: boolean })[] = [];
  const first = at;
  let side = 0;
  do {
    walk.push({ x: at.x, y: at.y, side, walled: building(at.tile).walls.includes("nesw"[side] as string) });
    const ahead = near(at.x, at.y, side + 1);
    const corner = ahead && near(ahead.x, ahead.y, side);
    if (!ahead) side = (side + 1) & 3;
    else if (!corner) at = ahead;
    else [at, side] = [corner, (side + 3) & 3];
  } while ((at !== first || side !== 0) && walk.length <= 4 * palace.length);
  const gap = walk.findIndex(({ walled }) => !walled);
  if (gap < 0) return walk;
  let best: Edge[] = [];
  let run: Edge[] = [];
  for (const edge of [...walk.slice(gap), ...walk.slice(0, gap)]) {
    run = edge.walled ? [...run, edge] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The corners of a run as points, for a picture whose first column and row are `left` and `top`. */
export function cornersOf(edges: readonly Edge[], left: number, top: number, size: number): string {
  const corner = ({ x, y, side }: Edge, end: number) => {
    const number = (side + end) & 3; // corners clockwise from the upper left
    const right = number === 1 || number === 2 ? 1 : 0;
    const down = number >= 2 ? 1 : 0;
    return `${(x - left + right) * size},${(top - y + down) * size}`;
  };
  const start = edges[0];
  return start ? [corner(start, 0), ...edges.map((edge) => corner(edge, 1))].join(" ") : "";
}
