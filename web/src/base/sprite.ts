// Sprites are inserted into the page, once each, so that their pieces take the colours of the theme.
const there = new Set<string>();

export function useSprite(name: string, svg: string): void {
  if (there.has(name)) return;
  there.add(name);
  document.body.insertAdjacentHTML("afterbegin", svg);
}
