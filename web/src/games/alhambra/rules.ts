// The figures in the rules of Alhambra.
import type { Figures } from "../rules";
import Deck from "./figures/Deck.svelte";
import Dirk from "./figures/Dirk.svelte";
import Money from "./figures/Money.svelte";
import Parts from "./figures/Parts.svelte";
import Paying from "./figures/Paying.svelte";
import Placing from "./figures/Placing.svelte";
import Points from "./figures/Points.svelte";
import Redesign from "./figures/Redesign.svelte";
import Wall from "./figures/Wall.svelte";

const figures: Figures = {
  setup: [Parts],
  "AL-5": [Deck],
  "AL-11": [Money],
  "AL-13": [Paying],
  "AL-16": [Redesign],
  "AL-24": [Placing],
  "AL-41": [Points],
  "AL-43": [Wall],
  "AL-62": [Dirk],
};

export default figures;
