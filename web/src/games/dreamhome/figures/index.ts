// The figures in the rules of Dream Home.
import type { Figures } from "../../game";
import Closed from "./Closed.svelte";
import Example from "./Example.svelte";
import Furnishings from "./Furnishings.svelte";
import Helpers from "./Helpers.svelte";
import Kinds from "./Kinds.svelte";
import Placing from "./Placing.svelte";
import Roofs from "./Roofs.svelte";
import Rooms from "./Rooms.svelte";
import Scaffold from "./Scaffold.svelte";
import Size from "./Size.svelte";
import Tools from "./Tools.svelte";
import Track from "./Track.svelte";

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
