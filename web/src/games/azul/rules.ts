// The figures in the rules of Azul.
import type { Figures } from "../rules";
import Board from "./figures/Board.svelte";
import Bonuses from "./figures/Bonuses.svelte";
import Closed from "./figures/Closed.svelte";
import Floor from "./figures/Floor.svelte";
import Grey from "./figures/Grey.svelte";
import Placing from "./figures/Placing.svelte";
import Scoring from "./figures/Scoring.svelte";
import Taking from "./figures/Taking.svelte";
import Tiling from "./figures/Tiling.svelte";

const figures: Figures = {
  material: [Board],
  "AZ-11": [Taking],
  "AZ-15": [Closed],
  "AZ-16": [Placing],
  "AZ-31": [Tiling],
  "AZ-32": [Scoring],
  "AZ-33": [Floor],
  "AZ-35": [Grey],
  "AZ-51": [Bonuses],
};

export default figures;
