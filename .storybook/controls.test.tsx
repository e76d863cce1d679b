import { expect, test } from "vitest";
import { namedValues } from "./named-values.ts";
import { textControls } from "./text-controls.ts";

const union = (raw: string) => ({
  type: { name: "union" as const, value: [], raw },
  table: { type: { summary: "union" } },
});

const enhanced = (enhance: typeof namedValues, argTypes: Record<string, object>) =>
  enhance({ argTypes, initialArgs: {} } as never);

test("a type of several is told by its values", () => {
  const { size, label } = enhanced(namedValues, {
    size: union('| "small"\n  | "large"'),
    label: { table: { type: { summary: "string" } } },
  });
  expect(size?.table?.type?.summary).toBe('"small" | "large"');
  expect(label?.table?.type?.summary).toBe("string");
});

test("texts and numbers beside one another are typed, what else may stand there keeps its control", () => {
  const { duration, closeOn, image } = enhanced(textControls, {
    duration: union("number | null"),
    closeOn: union("string | number"),
    image: { ...union("string | Picture"), control: { type: "object" } },
  });
  expect(duration?.control).toEqual({ type: "number" });
  expect(closeOn?.control).toEqual({ type: "text" });
  expect(image?.control).toEqual({ type: "object" });
});
