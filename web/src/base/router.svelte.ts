// The page that the address names. Links are plain links: a click on one of ours changes the page without a reload.
export type Route =
  | { page: "home" }
  | { page: "table"; id: string; number: number | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "settings" }
  | { page: "me" }
  | { page: "privacy" }
  | { page: "nowhere" };

const ID = /^[\w-]{8,64}$/; // of a table; anything else is not requested

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second = "", third = ""] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && ID.test(second) && parts.length <= 3 && /^\d*$/.test(third)) {
    return { page: "table", id: second, number: third ? Number(third) : null };
  }
  if ((first === "rules" || first === "learn") && second && parts.length === 2) return { page: first, game: second };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  if (first === "privacy" && parts.length === 1) return { page: "privacy" };
  if (first === "me" && parts.length === 1) return { page: "me" };
  return { page: "nowhere" };
}

class Router {
  path = $state("/");
  route = $derived(routeOf(this.path));

  start(): void {
    this.path = location.pathname;
    addEventListener("popstate", () => {
      const moved = this.path !== location.pathname;
      this.path = location.pathname;
      if (moved) atTheTop();
    });
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
      if (link.pathname === location.pathname && link.hash) return; // within the page
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  go(to: string, replace = false): void {
    const path = to.split("#")[0] ?? "/";
    const moved = path !== this.path;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.path = path;
    if (!moved || replace) return;
    scrollTo(0, 0);
    atTheTop();
  }
}

/** Move the focus to the new page for keyboard and screen reader users: the link they used is gone. */
function atTheTop(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

export const router = new Router();
