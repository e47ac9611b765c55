// The names of players, bots and games.
import { beforeAll, expect, it } from "vitest";
import { breakable, namesOf, partsOf, titleOf, unbroken } from "../../src/words/player-names";
import { words } from "../../src/words/i18n.svelte";
import type { SeatShown } from "../../src/generated/wire";

beforeAll(() => words.load("en"));

const bot = (level: string) => ({ kind: "bot", level, name: null, person: null }) as SeatShown;
const person = (name: string | null, id: string | null = "x") =>
  ({ kind: "person", level: null, name, person: id }) as SeatShown;

it("numbers bots of one level, and no others", () => {
  expect(namesOf([person("Anna"), bot("gentle"), bot("keen"), bot("gentle")])).toEqual([
    "Anna",
    "Gentle bot 1",
    "Keen bot",
    "Gentle bot 2",
  ]);
  expect(namesOf([person(null, null), bot("master")])).toEqual(["Seat 1", "Master bot"]);
});

it("shows nothing of a deleted player but that", () => {
  expect(namesOf([person(null), person("Anna")])).toEqual(["Deleted player", "Anna"]);
});

it("separates the distinctive end of a name, such as a bot's number", () => {
  expect(partsOf("Gentle bot 2")).toEqual(["Gentle", "bot", "2"]);
  expect(partsOf("Anna")).toEqual(["Anna"]);
  expect(partsOf("Anna María Jóna Karlsdóttir")).toEqual(["Anna", "María Jóna", "Karlsdóttir"]);
});

it("keeps the words of a title on one line", () => {
  expect(unbroken("Dream Home")).toBe("Dream\u00A0Home");
});

it("has the title of a game in this language, else the given one", async () => {
  await words.load("is");
  expect([titleOf("dreamhome"), titleOf("nim", "Nim"), titleOf("nim")]).toEqual(["Draumaheimilið", "Nim", "nim"]);
  await words.load("en");
});

it("breaks the one title that is too long for a narrow heading", () => {
  expect(breakable("Draumaheimilið")).toBe("Drauma\u00ADheimilið");
  expect(breakable("Dream Home")).toBe("Dream Home");
});
