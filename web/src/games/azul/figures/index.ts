// The figures in the rules of Azul.
import type { Figures } from "../../game";
import Board from "./Board.svelte";
import Bonuses from "./Bonuses.svelte";
import Closed from "./Closed.svelte";
import Floor from "./Floor.svelte";
import Grey from "./Grey.svelte";
import Placing from "./Placing.svelte";
import Scoring from "./Scoring.svelte";
import Taking from "./Taking.svelte";
import Tiling from "./Tiling.svelte";

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
