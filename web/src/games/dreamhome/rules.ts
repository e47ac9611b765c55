import type { RulesOf } from "../rules";
import Closed from "./figures/Closed.svelte";
import Example from "./figures/Example.svelte";
import Furnishings from "./figures/Furnishings.svelte";
import Helpers from "./figures/Helpers.svelte";
import Kinds from "./figures/Kinds.svelte";
import Placing from "./figures/Placing.svelte";
import Roofs from "./figures/Roofs.svelte";
import Rooms from "./figures/Rooms.svelte";
import Scaffold from "./figures/Scaffold.svelte";
import Size from "./figures/Size.svelte";
import Tools from "./figures/Tools.svelte";
import Track from "./figures/Track.svelte";

const rules: RulesOf = {
  sections: [
    { id: "round", parts: ["DH-1", "DH-2", "DH-3", Track, "DH-4", "DH-5", "DH-6"] },
    { id: "placing", parts: ["DH-10", "DH-11", "DH-12", "DH-13", "DH-14", Placing, Size, "DH-15", Closed, "DH-16"] },
    { id: "specials", parts: [Kinds, "DH-20", "DH-21", Furnishings, "DH-22", "DH-23", "DH-24", "DH-25", "DH-26"] },
    { id: "tools", parts: [Tools, "DH-50", "DH-51", "DH-52", Scaffold, "DH-53", "DH-54"] },
    {
      id: "helpers",
      parts: [Helpers, "DH-40", "DH-41", "DH-42", "DH-43", "DH-44", "DH-45", "DH-46", "DH-47", "DH-48"],
    },
    { id: "scoring", parts: ["DH-60", Rooms, "DH-61", "DH-62", "DH-63", "DH-64", Roofs, "DH-65", "DH-66", Example] },
  ],
};

export default rules;
