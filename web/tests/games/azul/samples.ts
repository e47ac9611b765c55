// A take and a tile laid on the grey wall, as the server reports them.
import type { Lay, Take } from "../../../src/games/azul/effects";

export const take: Take = {
  does: "take",
  display: 0,
  colour: "red",
  tiles: 3,
  token: true,
  line: 2,
  fills: true,
  points: 4,
  column: 4,
  completes: [],
  fallen: 1,
  floor: ["token", "red"],
  loss: 3,
  token_loss: 1,
};

export const lay: Lay = { does: "lay", row: 2, column: 3, points: 2, completes: [], loss: 0, spared: 0 };
