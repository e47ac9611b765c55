// The lessons and their course.
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/generated/games";
import { hasLesson, loadLesson, standing, type Lesson } from "../../src/games/lesson";

it.each(GAMES.map(({ name }) => name))("%s has a lesson of five steps", async (name) => {
  expect(hasLesson(name)).toBe(true);
  expect((await loadLesson(name))?.steps.length).toBe(5);
});

it("a game without a lesson has none", async () => {
  expect(hasLesson("nim")).toBe(false);
  expect(await loadLesson("nim")).toBeNull();
});

describe("the state of a lesson", () => {
  const lesson: Lesson = {
    options: {},
    opening: [["o"]],
    steps: [
      { moves: ["a", "b"], replies: [["x"], ["y"]] },
      { moves: ["c"], replies: [] },
    ],
  };

  it("follows the plan", () => {
    expect(standing(lesson, [])).toEqual({ reply: ["o"] });
    expect(standing(lesson, [["o"]])).toEqual({ step: 0 });
    expect(standing(lesson, [["o"], ["a", "b"]])).toEqual({ reply: ["x"] });
    expect(standing(lesson, [["o"], ["a", "b"], ["x"], ["y"]])).toEqual({ step: 1 });
    expect(standing(lesson, [["o"], ["a", "b"], ["x"], ["y"], ["c"]])).toBe("done");
  });

  it("detects another match", () => {
    expect(standing(lesson, [["p"]])).toBe("astray");
    expect(standing(lesson, [["o"], ["a", "b"], ["x"], ["y"], ["c"], ["d"]])).toBe("astray");
  });
});
