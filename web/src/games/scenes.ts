// The picture of each game on its card, from the file `Scene.svelte` in its folder.
import type { Component } from "svelte";

const FOUND = import.meta.glob("./*/Scene.svelte", { import: "default", eager: true }) as Record<string, Component>;

export const SCENES: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, Scene]) => [path.split("/")[1], Scene]),
);
