// Passkeys by the browser's own API; the server creates the challenges and verifies the answers.
import type { Me } from "../generated/wire";
import { type Api, Refusal } from "./api";

interface Parsing {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

const browser = () =>
  (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential as unknown as Parsing | undefined;

export const passkeysWork = (): boolean => typeof browser()?.parseCreationOptionsFromJSON === "function";

function answered(credential: Credential | null): Record<string, unknown> {
  if (credential === null) throw new Refusal({ code: "passkey_refused" });
  return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

/** Return whether the user cancelled, which is not an error. */
const calledOff = (error: unknown) =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

export async function makePasskey(api: Api, label: string): Promise<boolean> {
  const { challenge, options } = await api.beginPasskey();
  try {
    const publicKey = (browser() as Parsing).parseCreationOptionsFromJSON(options);
    const credential = answered(await navigator.credentials.create({ publicKey }));
    await api.keepPasskey({ challenge, credential, label });
    return true;
  } catch (error) {
    if (calledOff(error)) return false;
    throw error instanceof Refusal ? error : new Refusal({ code: "passkey_refused" });
  }
}

export async function usePasskey(api: Api): Promise<Me | null> {
  const { challenge, options } = await api.beginPasskeyLogin();
  try {
    const publicKey = (browser() as Parsing).parseRequestOptionsFromJSON(options);
    const credential = answered(await navigator.credentials.get({ publicKey }));
    return await api.passkeyLogin({ challenge, credential });
  } catch (error) {
    if (calledOff(error)) return null;
    throw error instanceof Refusal ? error : new Refusal({ code: "passkey_refused" });
  }
}
