// Copying of a text.
import { afterEach, expect, it, vi } from "vitest";
import { copy } from "../../src/base/clipboard";

afterEach(() => vi.unstubAllGlobals());

it("copies by the clipboard of the browser", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copy("a link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
});

it.each([true, false])("copies a selected field where there is no clipboard: %s", async (works) => {
  vi.stubGlobal("navigator", {});
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  let text: string | undefined;
  document.execCommand = (command) => {
    const field = document.querySelector("textarea");
    field?.focus(); // in a browser the selection takes the focus
    text = command === "copy" ? field?.value : undefined;
    return works;
  };
  expect(await copy("a link")).toBe(works);
  expect(text).toBe("a link");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
});
