import { z } from "zod";
import type { KeyboardRow } from "./component-docs.ts";

/** What the test of one story in one look showed. Written only when all of it had passed. */
export const storyRecordSchema = z.strictObject({
  /** The folder of the component. */
  component: z.string(),
  /** The story's id: `navigation-tabs--automatic`. */
  story: z.string(),
  look: z.enum(["ltr", "rtl", "dark"]),
  /** The rules of axe that found something to judge, and nothing wrong. */
  axe: z.array(z.string()),
  /** The keys that its play function and its journey pressed; `Character` stands for every letter and digit. */
  keys: z.array(z.string()),
  /** The server's HTML was taken over without a difference. */
  hydrated: z.boolean(),
  /** What screen readers are told was compared with what is kept. */
  tree: z.boolean(),
  /** Its picture was compared with the kept one. */
  picture: z.boolean(),
});
/** What the test of one story in one look showed. */
export type StoryRecord = z.infer<typeof storyRecordSchema>;

const conditionRecordSchema = z.object({
  /** The folder of the component, with the story file's name where it is another. */
  component: z.string(),
  check: z.string(),
  criteria: z.array(z.string()),
  conditions: z.array(z.string()),
  stories: z.number().int(),
  passed: z.boolean(),
});
/** What a test of all stories of a component under a reader's conditions showed; see `.storybook/conditions`. */
export type ConditionRecord = z.infer<typeof conditionRecordSchema>;

export const conditionRecordsSchema = z.array(conditionRecordSchema);

const statementSchema = z.strictObject({
  /** Stories that passed, by the part of their ids after the component's. */
  stories: z.array(z.string()),
  looks: z.array(z.enum(["ltr", "rtl", "dark"])),
  /** Rules of axe that applied to at least one story, and that none of them broke. */
  axe: z.array(z.string()),
  keyboard: z.strictObject({
    /** Stories that are gone through with keys. */
    stories: z.array(z.string()),
    keys: z.array(z.string()),
    /** In pages of which direction. */
    directions: z.array(z.enum(["ltr", "rtl"])),
  }),
  /** How many stories were taken over from the server's HTML, compared by what is read out, and by their picture. */
  hydrated: z.number().int(),
  trees: z.number().int(),
  pictures: z.number().int(),
  conditions: z.array(
    z.strictObject({
      check: z.string(),
      criteria: z.array(z.string()),
      conditions: z.array(z.string()),
    }),
  ),
});
/** What the tests showed of a component. */
export type Statement = z.infer<typeof statementSchema>;

/** The statements of all components, by folder. */
export const statementsSchema = z.record(z.string(), statementSchema);
export type Statements = z.infer<typeof statementsSchema>;

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const distinct = <Value extends string>(values: readonly Value[]): Value[] =>
  [...new Set(values)].sort(order);
const nameOf = (story: string) => story.slice(story.indexOf("--") + 2);
const byName = (records: readonly StoryRecord[]) => distinct(records.map(({ story }) => story)).length;

/** The keys by which a reader goes through a page; the others write and mend text. */
const journeyKeys: ReadonlySet<string> = new Set([
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Alt+ArrowUp",
  "Alt+ArrowDown",
  "F6",
  "Shift+F6",
]);

/** Keys that keyboard tables name: those, and those that write. */
const namedKeys: ReadonlySet<string> = new Set([...journeyKeys, "Backspace", "Delete", "Character"]);

/** Whether tests pressed all keys of a row of a keyboard table, in both directions where these differ. */
export function isPressed(row: KeyboardRow, statement: Statement | undefined): boolean {
  const pressed = new Set(statement?.keyboard.keys);
  return [...row.keys, ...(row.rightToLeft ?? [])].every((key) => pressed.has(key));
}

/** Puts together what the tests showed, in an order that does not depend on the run. */
export function statementsFrom(
  stories: readonly StoryRecord[],
  conditions: readonly ConditionRecord[],
): Statements {
  return Object.fromEntries(
    distinct(stories.map(({ component }) => component)).map((component) => {
      const own = stories.filter((record) => record.component === component);
      const pressed = own.filter(({ keys }) => keys.some((key) => journeyKeys.has(key)));
      const conditionsOf = conditions.filter((record) => record.component.split("/")[0] === component);
      return [
        component,
        {
          // Ids differ before the two hyphens where a folder has stories of two components.
          stories: distinct(own.map(({ story }) => nameOf(story))),
          looks: distinct(own.map(({ look }) => look)),
          axe: distinct(own.flatMap(({ axe }) => axe)),
          keyboard: {
            stories: distinct(pressed.map(({ story }) => nameOf(story))),
            keys: distinct(pressed.flatMap(({ keys }) => keys).filter((key) => namedKeys.has(key))),
            directions: distinct(
              pressed.map(({ look }) => (look === "rtl" ? ("rtl" as const) : ("ltr" as const))),
            ),
          },
          hydrated: byName(own.filter(({ hydrated }) => hydrated)),
          trees: byName(own.filter(({ tree }) => tree)),
          pictures: byName(own.filter(({ picture }) => picture)),
          conditions: distinct(conditionsOf.map(({ check }) => check))
            .map((check) => conditionsOf.filter((record) => record.check === check))
            // All story files of the folder, or it is not the component that passed.
            .filter((records) => records.every(({ passed }) => passed))
            .map((records) => ({
              check: records[0]?.check ?? "",
              criteria: distinct(records.flatMap(({ criteria }) => criteria)),
              conditions: distinct(records.flatMap((record) => record.conditions)),
            })),
        } satisfies Statement,
      ];
    }),
  );
}
