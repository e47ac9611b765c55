// The settings that a person saves in this browser.
import { DEFAULT_LEVEL } from "../generated/games";
import type { Level } from "../generated/wire";
import { load, save } from "./storage";

export const LANGUAGES = ["en", "is", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

export function preferred(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const match = LANGUAGES.find((language) => one.toLowerCase().split("-")[0] === language);
    if (match) return match;
  }
  return "en";
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  still = $state(false); // no motion, whatever the system's setting
  sound = $state(false);
  countdown = $state(false); // a complete turn is confirmed after a few seconds
  letters = $state(true); // single-key shortcuts
  level = $state<Level>(DEFAULT_LEVEL);

  constructor() {
    const old = load<Partial<Settings>>("settings") ?? {};
    this.language = LANGUAGES.find((language) => language === old.language) ?? preferred(navigator.languages ?? []);
    this.theme = old.theme ?? "system";
    this.still = old.still ?? false;
    this.sound = old.sound ?? false;
    this.countdown = old.countdown ?? false;
    this.letters = old.letters ?? true;
    this.level = old.level ?? DEFAULT_LEVEL;
  }

  /** Change a setting, save it and update the page. */
  set(
    change: Partial<Pick<Settings, "language" | "theme" | "still" | "sound" | "countdown" | "letters" | "level">>,
  ): void {
    Object.assign(this, change);
    const { language, theme, still, sound, countdown, letters, level } = this;
    save("settings", { language, theme, still, sound, countdown, letters, level });
    this.show();
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.still) root.dataset.still = "";
    else delete root.dataset.still;
    this.paint();
  }

  /** Update the colour that a browser or phone draws around the page. */
  private paint(): void {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const dark = this.theme === "system" ? meta.media.includes("dark") : this.theme === "dark";
      meta.content = dark ? "#1b2130" : "#fffdf8"; // --surface of tokens.css
    }
  }

  get moves(): boolean {
    return !this.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
