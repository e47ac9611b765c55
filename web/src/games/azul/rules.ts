import type { RulesOf } from "../rules";
import Board from "./figures/Board.svelte";
import Bonuses from "./figures/Bonuses.svelte";
import Closed from "./figures/Closed.svelte";
import Floor from "./figures/Floor.svelte";
import Grey from "./figures/Grey.svelte";
import Placing from "./figures/Placing.svelte";
import Scoring from "./figures/Scoring.svelte";
import Taking from "./figures/Taking.svelte";
import Tiling from "./figures/Tiling.svelte";

const rules: RulesOf = {
  sections: [
    { id: "material", parts: [Board] },
    { id: "setup", parts: ["AZ-1", "AZ-2", "AZ-3"] },
    {
      id: "offer",
      parts: [
        "AZ-10",
        "AZ-11",
        Taking,
        "AZ-12",
        "AZ-13",
        "AZ-14",
        "AZ-15",
        Closed,
        "AZ-16",
        Placing,
        "AZ-17",
        "AZ-18",
        "AZ-19",
        "AZ-20",
      ],
    },
    {
      id: "tiling",
      parts: ["AZ-30", "AZ-31", Tiling, "AZ-32", Scoring, "AZ-33", Floor, "AZ-34", "AZ-35", Grey, "AZ-36"],
    },
    { id: "next", parts: ["AZ-40", "AZ-41", "AZ-42", "AZ-43", "AZ-44", "AZ-45"] },
    { id: "end", parts: ["AZ-50", "AZ-51", Bonuses, "AZ-52"] },
  ],
};

export default rules;
