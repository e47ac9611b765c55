// The figures in the rules of Alhambra.
import type { Figures } from "../../game";
import Deck from "./Deck.svelte";
import Dirk from "./Dirk.svelte";
import Money from "./Money.svelte";
import Parts from "./Parts.svelte";
import Paying from "./Paying.svelte";
import Placing from "./Placing.svelte";
import Points from "./Points.svelte";
import Redesign from "./Redesign.svelte";
import Wall from "./Wall.svelte";

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
