// Messages in three languages, by Fluent. `t` is reactive: its results follow a change of language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../base/settings.svelte";

const FILES = import.meta.glob("../../locales/*/*.ftl", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;
export type Args = Record<string, FluentVariable>;

class Translations {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private parts = new Set<string>(["app"]);
  /** The parts that are in the bundle. */
  private there: readonly string[] = [];
  /** The language that was requested last. */
  private wanted: Language = "en";
  private made = new Map<string, FluentBundle>();
  private read = new Map<string, Promise<FluentResource>>();

  /** Load a language with all parts in use; the old language stays until it has arrived. */
  async load(language: Language): Promise<void> {
    const parts = [...this.parts];
    this.wanted = language;
    let bundle: FluentBundle;
    try {
      bundle = await this.bundleOf(language, parts);
    } catch (error) {
      if (this.wanted === language) this.wanted = this.language;
      throw error;
    }
    // More parts, or another language, may have been requested since.
    if (this.parts.size > parts.length || this.wanted !== language) return this.load(this.wanted);
    this.language = language;
    this.bundle = bundle;
    this.there = parts;
  }

  private async bundleOf(language: Language, parts: readonly string[]): Promise<FluentBundle> {
    const key = `${language} ${parts.join(" ")}`;
    const known = this.made.get(key);
    if (known) return known;
    const texts = await Promise.all(parts.map((part) => this.part(`../../locales/${language}/${part}.ftl`)));
    // Isolation marks around every argument would be read aloud by some screen readers, and all our languages run left
    // to right.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(text);
    this.made.set(key, bundle);
    return bundle;
  }

  /** Return a parsed file of messages. Parsing is slow, so it is done once; a failed request is repeated. */
  private part(path: string): Promise<FluentResource> {
    const known = this.read.get(path);
    if (known) return known;
    const coming = (async () => new FluentResource((await FILES[path]?.()) ?? ""))();
    coming.catch(() => this.read.delete(path));
    this.read.set(path, coming);
    return coming;
  }

  /** Add the messages of a game, or others that few pages need. */
  async require(...wanted: string[]): Promise<void> {
    if (wanted.every((part) => this.there.includes(part))) return;
    for (const part of wanted) this.parts.add(part);
    await this.load(this.wanted);
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  format(id: string, args?: Args): string {
    const message = this.bundle?.getMessage(id);
    return message?.value ? (this.bundle as FluentBundle).formatPattern(message.value, args, []) : id;
  }
}

export const words = new Translations();
export const t = (id: string, args?: Args): string => words.format(id, args);
/** Return the text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
