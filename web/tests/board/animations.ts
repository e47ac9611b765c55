// A fake animation, as a browser returns it.
import { vi } from "vitest";

export const animation = () => {
  const one = {
    finish: vi.fn(() => one.onfinish?.()),
    onfinish: null as (() => void) | null,
    oncancel: null as (() => void) | null,
  };
  return one as unknown as Animation & { finish: ReturnType<typeof vi.fn> };
};
