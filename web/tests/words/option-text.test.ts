// The options of a game in words.
import { beforeAll, expect, it } from "vitest";
import { aboutOption, choiceName, chosenOption, labelOf } from "../../src/words/option-text";
import { words } from "../../src/words/i18n.svelte";
import type { OptionShown } from "../../src/generated/wire";

beforeAll(() => words.load("en"));

it("labels an option without a full stop, and begins its values with a capital", () => {
  const option = {
    name: "wall",
    about: "",
    rule: "AZ-1",
    kind: "choice",
    choices: ["coloured", "grey"],
    default: "coloured",
  } satisfies OptionShown;
  expect(labelOf(option)).toBe("Which side of the player boards is used");
  expect(choiceName("coloured")).toBe("Coloured");
});

const option = (more: Partial<OptionShown>) =>
  ({
    name: "pace",
    about: "How fast it goes.",
    rule: "NM-1",
    kind: "choice",
    choices: [],
    default: "slow",
    ...more,
  }) as OptionShown;

it("takes the text of an option from the server where there is none in this language", () => {
  expect(aboutOption(option({}))).toBe("How fast it goes.");
  expect(aboutOption(option({ name: "wall" }))).not.toBe("How fast it goes.");
});

it.each<[Partial<OptionShown>, unknown, string | null]>([
  [{}, undefined, null],
  [{}, null, null],
  [{}, "slow", null],
  [{}, "fast", "How fast it goes: fast"],
  [{ kind: "flag", default: false }, true, "How fast it goes."],
  [{ kind: "document", default: null }, { any: 1 }, "How fast it goes."],
  [{ kind: "seat", default: null }, 1, "How fast it goes: Seat 2"],
])("of an option %j with the value %j it says %j", (more, value, text) => {
  expect(chosenOption(option(more), value)).toBe(text);
});
