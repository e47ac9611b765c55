// The tone at the beginning of my turn.
import { afterEach, expect, it, vi } from "vitest";
import { ring } from "../../src/base/turn-sound";

/** Put a fake sound system into the page; return the times at which a tone began and ended, and whether it was closed. */
function sound(): { times: [string, number?][]; tone: { onended: () => void }; close: () => void } {
  const times: [string, number?][] = [];
  const close = vi.fn(async () => undefined);
  const level = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const tone = {
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => times.push(["start"]),
    stop: (at: number) => times.push(["stop", at]),
    onended: () => undefined as void,
  };
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 2;
      close = close;
      createOscillator = () => tone;
      createGain = () => ({ gain: level, connect: () => undefined });
    },
  );
  return { times, tone, close };
}

afterEach(() => vi.unstubAllGlobals());

it("plays a short tone and releases the sound system", () => {
  const { times, tone, close } = sound();
  ring();
  expect(times).toEqual([["start"], ["stop", 2.4]]);
  tone.onended();
  expect(close).toHaveBeenCalledOnce();
});

it("is silent before the first interaction with the page", () => {
  const { times } = sound();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  ring();
  expect(times).toEqual([]);
});

it("does no harm in a browser without sound", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(ring).not.toThrow();
});
