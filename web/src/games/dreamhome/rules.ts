// The figures in the rules of Dream Home.
import type { Figures } from "../rules";
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

const figures: Figures = {
  "DH-3": [Track],
  "DH-14": [Placing, Size],
  "DH-15": [Closed],
  specials: [Kinds],
  "DH-21": [Furnishings],
  tools: [Tools],
  "DH-52": [Scaffold],
  helpers: [Helpers],
  "DH-60": [Rooms],
  "DH-64": [Roofs],
  "DH-66": [Example],
};

export default figures;
