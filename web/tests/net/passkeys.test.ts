// Passkeys by the browser's API.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Api, Refusal } from "../../src/net/api";
import { makePasskey, passkeysWork, usePasskey } from "../../src/net/passkeys";

const start = async () => ({ challenge: "c", options: { any: 1 } });
const api = {
  beginPasskey: start,
  keepPasskey: vi.fn(async () => undefined),
  beginPasskeyLogin: start,
  passkeyLogin: vi.fn(async () => ({ id: "me" })),
};
const server = api as unknown as Api;

/** Put a browser into the page whose user answers like this. */
function browser(answer: () => Promise<unknown>): void {
  const parse = (options: object) => ({ parsed: options });
  vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse });
  vi.stubGlobal("navigator", { credentials: { create: answer, get: answer } });
}
const credential = async () => ({ toJSON: () => ({ id: "key" }) });
const stop = (error: unknown) => async () => {
  throw error;
};

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

it("work where the browser can read the server's options", () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(passkeysWork()).toBe(false);
  browser(credential);
  expect(passkeysWork()).toBe(true);
});

it("are made by the browser and verified by the server, with their label", async () => {
  browser(credential);
  expect(await makePasskey(server, "phone")).toBe(true);
  expect(api.keepPasskey).toHaveBeenCalledWith({ challenge: "c", credential: { id: "key" }, label: "phone" });
});

it("log in", async () => {
  browser(credential);
  expect(await usePasskey(server)).toEqual({ id: "me" });
  expect(api.passkeyLogin).toHaveBeenCalledWith({ challenge: "c", credential: { id: "key" } });
});

it.each(["NotAllowedError", "AbortError"])("may be called off by the user, which is no error: %s", async (name) => {
  browser(stop(new DOMException("", name)));
  expect(await makePasskey(server, "phone")).toBe(false);
  expect(await usePasskey(server)).toBeNull();
});

it.each<[string, () => Promise<unknown>, string]>([
  ["the browser fails", stop(new DOMException("", "SecurityError")), "passkey_refused"],
  ["there is no credential", async () => null, "passkey_refused"],
  ["the server refuses", stop(new Refusal({ code: "too_many_requests" })), "too_many_requests"],
])("are refused when %s", async (_, answer, code) => {
  browser(answer);
  await expect(makePasskey(server, "phone")).rejects.toMatchObject({ code });
  await expect(usePasskey(server)).rejects.toMatchObject({ code });
});
