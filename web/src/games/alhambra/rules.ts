// The rules of Alhambra in reading order; their words are in locales/*/rules-alhambra.ftl.
import type { RulesOf } from "../rules";
import Deck from "./figures/Deck.svelte";
import Dirk from "./figures/Dirk.svelte";
import Money from "./figures/Money.svelte";
import Parts from "./figures/Parts.svelte";
import Paying from "./figures/Paying.svelte";
import Placing from "./figures/Placing.svelte";
import Points from "./figures/Points.svelte";
import Redesign from "./figures/Redesign.svelte";
import Wall from "./figures/Wall.svelte";

const rules: RulesOf = {
  sections: [
    { id: "setup", parts: [Parts, "AL-1", "AL-2", "AL-3", "AL-4", "AL-5", Deck] },
    {
      id: "turn",
      parts: ["AL-10", "AL-11", Money, "AL-12", "AL-13", Paying, "AL-14", "AL-15", "AL-16", Redesign, "AL-17"],
    },
    { id: "building", parts: ["AL-20", "AL-21", "AL-22", "AL-23", "AL-24", Placing, "AL-25", "AL-26"] },
    { id: "after", parts: ["AL-30", "AL-31", "AL-32", "AL-33"] },
    { id: "scoring", parts: ["AL-40", "AL-41", Points, "AL-42", "AL-43", Wall] },
    { id: "end", parts: ["AL-50", "AL-51", "AL-52", "AL-53", "AL-54"] },
    { id: "two", parts: ["AL-60", "AL-61", "AL-62", Dirk, "AL-63"] },
  ],
};

export default rules;
