// The pages that are loaded on first use, each with all its dependencies: a page is shown complete or reported as
// missing.
import type { Component } from "svelte";
import { loadGame } from "../games/loader";
import type { Route } from "../base/router.svelte";
import { words } from "../words/i18n.svelte";

/** Each page takes the parameters of its own route. */
type Page = Component<any>;

async function rules(game: string): Promise<Page> {
  const [page, { loadRules }] = await Promise.all([
    import("../pages/Rules.svelte"),
    import("../games/rules"),
    words.require("guide", game, `rules-${game}`),
  ]);
  await loadRules(game);
  return page.default;
}

async function lesson(game: string): Promise<Page> {
  const [page, { loadLesson }] = await Promise.all([
    import("../pages/Learn.svelte"),
    import("../games/lesson"),
    words.require("guide"),
  ]);
  if (await loadLesson(game)) await Promise.all([loadGame(game), words.require(game, `lesson-${game}`)]);
  return page.default;
}

export async function loadPage(route: Route): Promise<Page | null> {
  switch (route.page) {
    case "table":
      return (await import("../pages/Table.svelte")).default;
    case "rules":
      return rules(route.game);
    case "learn":
      return lesson(route.game);
    case "settings":
      return (await Promise.all([import("../pages/Settings.svelte"), words.require("me")]))[0].default;
    case "me":
      return (await Promise.all([import("../pages/Account.svelte"), words.require("me", "order")]))[0].default;
    case "privacy":
      return (await Promise.all([import("../pages/Privacy.svelte"), words.require("order")]))[0].default;
    default:
      return null;
  }
}
