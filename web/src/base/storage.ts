// The browser's storage. It may refuse, as in private windows; then we continue without it.
export function save(key: string, value: unknown, where: "local" | "session" = "local"): void {
  try {
    const store = where === "local" ? localStorage : sessionStorage;
    if (value === null || value === undefined) store.removeItem(`riad.${key}`);
    else store.setItem(`riad.${key}`, JSON.stringify(value));
  } catch {
    // nothing to do: storage is a convenience
  }
}

export function load<T>(key: string, where: "local" | "session" = "local"): T | null {
  try {
    const store = where === "local" ? localStorage : sessionStorage;
    return JSON.parse(store.getItem(`riad.${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}
