// Loads the chunk of a game: its board, the parser of its moves, and its texts.
import type { Game } from "./game";

const GAMES = import.meta.glob("./*/index.ts", { import: "default" }) as Record<string, () => Promise<Game>>;
const generic = async (): Promise<Game> => (await import("./generic/index")).default;

/** Load a game; one without a board of its own gets the generic board. */
export const loadGame = (name: string): Promise<Game> => (GAMES[`./${name}/index.ts`] ?? generic)();
