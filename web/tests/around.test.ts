import { beforeAll, beforeEach, expect, it } from "vitest";
import { moveFocus, listenToKeys } from "../src/board/keyboard";
import { namesOf, partsOf, unbroken } from "../src/words/player-names";
import { choiceName, labelOf } from "../src/words/option-text";
import { settings } from "../src/base/settings.svelte";
import { scrollFor } from "../src/board/scroll";
import { words } from "../src/words/i18n.svelte";
import type { OptionShown, SeatShown } from "../src/generated/wire";

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

const span = (top: number) => ({ top, bottom: top + 40 });

it("scrolls no further than needed, until everything or as much as possible is in view", () => {
  const sight = { top: 50, bottom: 450 };
  expect(scrollFor([span(60), span(400)], sight)).toBe(0);
  expect(scrollFor([span(300), span(500)], sight)).toBe(100);
  expect(scrollFor([span(-100), span(100)], sight)).toBe(-160);
  expect(scrollFor([span(0), span(700), span(800)], sight)).toBe(400);
});

const BOXES: Record<string, [number, number]> = { a: [0, 0], b: [50, 0], c: [100, 0], d: [0, 100], e: [50, 100] };

beforeEach(() => {
  document.body.innerHTML = `<main><h2 tabindex="-1">Board</h2>
    <section data-group="offer"><button data-choice="a"></button><button data-choice="b" aria-disabled="true"></button><button data-choice="c"></button></section>
    <section data-group="mine"><button data-choice="d" aria-disabled="true"></button><button data-choice="e"></button></section>
    <div tabindex="0" id="chat"></div></main>`;
  for (const one of document.querySelectorAll<HTMLElement>("[data-choice]")) {
    const [x, y] = BOXES[one.dataset.choice as string] as [number, number];
    const box = { left: x, right: x + 20, top: y, bottom: y + 20 } as DOMRect;
    one.getBoundingClientRect = () => box;
    one.getClientRects = () => [box] as unknown as DOMRectList;
  }
});
const here = () => (document.activeElement as HTMLElement).dataset.choice;

it("moves over a whole group by arrows, and on to the choices of the next", () => {
  const root = document.querySelector("main") as HTMLElement;
  moveFocus(root, [1, 0]);
  expect(here()).toBe("a");
  moveFocus(root, [1, 0]);
  expect(here()).toBe("b");
  moveFocus(root, [-1, 0]);
  moveFocus(root, [0, 1]);
  expect(here()).toBe("e");
  moveFocus(root, [-1, 0]);
  expect(here()).toBe("d");
});

it("leaves arrows to the browser outside the board, and letters when they are turned off", () => {
  const root = document.querySelector("main") as HTMLElement;
  const heard: string[] = [];
  const end = listenToKeys(root, {
    undo: () => heard.push("undo"),
    undoAll: () => heard.push("all"),
    confirm: () => heard.push("confirm"),
    help: () => heard.push("help"),
  });
  const press = (key: string, on: Element = document.body) =>
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect(press("ArrowDown", document.querySelector("#chat") as Element)).toBe(true);
  expect(press("ArrowDown", document.querySelector("h2") as Element)).toBe(false);
  press("c");
  settings.set({ letters: false });
  expect(["c", "u", "U", "?"].map((key) => press(key))).toEqual([true, true, true, true]);
  press("Escape");
  settings.set({ letters: true });
  expect(heard).toEqual(["confirm", "undo"]);
  end();
});
