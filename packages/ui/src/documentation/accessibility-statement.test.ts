import { expect, test } from "vitest";
import {
  isPressed,
  statementsFrom,
  statementsSchema,
  type ConditionRecord,
  type StoryRecord,
} from "./accessibility-statement.ts";

const story = (change: Partial<StoryRecord>): StoryRecord => ({
  component: "tabs",
  story: "navigation-tabs--automatic",
  look: "ltr",
  axe: ["button-name"],
  keys: ["Tab", "a"],
  hydrated: true,
  tree: false,
  picture: true,
  ...change,
});
const condition = (change: Partial<ConditionRecord>): ConditionRecord => ({
  component: "tabs",
  check: "reflow",
  criteria: ["1.4.10"],
  conditions: ["a window of 320 px"],
  stories: 2,
  passed: true,
  ...change,
});

const records = [
  story({ tree: true }),
  story({ look: "rtl", keys: ["ArrowLeft", "Tab"], axe: ["aria-roles", "button-name"] }),
  story({ story: "navigation-tabs--plain", keys: ["a"] }),
  story({ component: "site-header", story: "navigation-logo--plain", keys: [] }),
];

test("what was shown in several looks becomes one statement, in a fixed order", () => {
  const shown = statementsFrom(records, [condition({})]);
  expect(Object.keys(shown)).toEqual(["site-header", "tabs"]);
  expect(shown.tabs).toEqual({
    stories: ["automatic", "plain"],
    looks: ["ltr", "rtl"],
    axe: ["aria-roles", "button-name"],
    keyboard: { stories: ["automatic"], keys: ["ArrowLeft", "Tab"], directions: ["ltr", "rtl"] },
    hydrated: 2,
    trees: 1,
    pictures: 2,
    conditions: [{ check: "reflow", criteria: ["1.4.10"], conditions: ["a window of 320 px"] }],
  });
  expect(statementsFrom(records.toReversed(), [condition({})])).toEqual(shown);
  expect(statementsSchema.parse(shown)).toEqual(shown);
});

test("a check that failed in one story file of a folder is not the component's", () => {
  const shown = statementsFrom(records, [
    condition({ component: "site-header" }),
    condition({ component: "site-header/logo", passed: false }),
    condition({}),
  ]);
  expect(shown["site-header"]?.conditions).toEqual([]);
  expect(shown.tabs?.conditions).toHaveLength(1);
});

test("a row is pressed once all its keys are, those of right-to-left pages too", () => {
  const { tabs } = statementsFrom(
    [story({ keys: ["ArrowRight", "Character", "F1"] }), story({ look: "rtl", keys: ["Shift+F6"] })],
    [],
  );
  expect(tabs?.keyboard.keys).toEqual(["ArrowRight", "Character", "Shift+F6"]);
  const row = { keys: ["ArrowRight"], action: "Moves on" } as const;
  expect(isPressed(row, tabs)).toBe(true);
  expect(isPressed({ ...row, rightToLeft: ["ArrowLeft"] }, tabs)).toBe(false);
  expect(isPressed({ ...row, keys: ["ArrowRight", "End"] }, tabs)).toBe(false);
  expect(isPressed({ ...row, keys: ["Character"] }, tabs)).toBe(true);
  expect(isPressed(row, undefined)).toBe(false);
});
