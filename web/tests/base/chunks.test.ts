import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ImportFailed, load, reloadFor } from "../../src/base/chunks";

const comes = async () => new Response("export default 1");
const network = vi.fn<(path: string) => Promise<Response>>(comes);
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", network);
  vi.spyOn(location, "reload").mockImplementation(reload);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset().mockImplementation(comes);
  reload.mockReset();
  sessionStorage.clear();
  document.head.replaceChildren();
});

const asked = () => network.mock.calls.map(([path]) => path);

describe("a script", () => {
  it("is imported only when all its files have arrived, and requested again after a failure", async () => {
    const importing = vi.fn(async () => "there");
    network.mockImplementation((path) =>
      path === "/assets/a-needs.js" ? Promise.reject(new TypeError("no network")) : comes(),
    );
    await expect(load(importing, ["assets/a.js", "assets/a-needs.js"])).rejects.toThrow("no network");
    network.mockImplementation(async () => new Response("gone", { status: 404 }));
    await expect(load(importing, ["assets/a.js", "assets/a-needs.js"])).rejects.toThrow("404");
    expect(importing).not.toHaveBeenCalled();
    network.mockImplementation(comes);
    expect(await load(importing, ["assets/a.js", "assets/a-needs.js"])).toBe("there");
    expect(asked()).toEqual(["/assets/a.js", "/assets/a-needs.js", "/assets/a-needs.js", "/assets/a-needs.js"]);
  });

  it("is fetched once, and not at all if the page has a modulepreload link for it", async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/b-base.js">';
    const both = () => load(async () => "there", ["assets/b.js", "assets/b-base.js"]);
    await Promise.all([both(), both()]);
    await both();
    expect(asked()).toEqual(["/assets/b.js"]);
  });

  it("reports a missing file to the page", async () => {
    const told = vi.fn();
    addEventListener("vite:preloadError", told, { once: true });
    network.mockRejectedValue(new TypeError("no network"));
    await expect(load(async () => "there", ["assets/c.js"])).rejects.toThrow();
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("styles", () => {
  const links = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => link.getAttribute("href"));
  // happy-dom loads no styles: with this setting it reports them as loaded.
  const { settings } = (
    window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
  ).happyDOM;

  it("are in the page before the script runs, in order, and again after a failure", async () => {
    settings.handleDisabledFileLoadingAsSuccess = true;
    const importing = vi.fn(async () => links());
    const loading = () => load(importing, ["assets/d.css", "assets/d.js", "assets/d-more.css"]);
    const send = HTMLLinkElement.prototype.dispatchEvent;
    const failing = vi.spyOn(HTMLLinkElement.prototype, "dispatchEvent").mockImplementation(function (
      this: HTMLLinkElement,
      event,
    ) {
      return send.call(this, event.type === "load" ? new Event("error") : event);
    });
    await expect(loading()).rejects.toThrow("/assets/d.css did not come");
    expect(links()).toEqual([]);
    expect(importing).not.toHaveBeenCalled();
    failing.mockRestore();
    expect(await loading()).toEqual(["/assets/d.css", "/assets/d-more.css"]);
  });
});

describe("an import that fails for good", () => {
  const failing = () => load(() => Promise.reject(new TypeError("remembered")), ["assets/e.js"]);

  it("reloads the page once for each address", async () => {
    const error: unknown = await failing().catch((found: unknown) => found);
    expect(error).toBeInstanceOf(ImportFailed);
    reloadFor(error);
    reloadFor(error);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload a page that may still get its scripts or has no storage", async () => {
    reloadFor(new TypeError("no network"));
    vi.stubGlobal("sessionStorage", undefined);
    reloadFor(await failing().catch((found: unknown) => found));
    expect(reload).not.toHaveBeenCalled();
  });
});
