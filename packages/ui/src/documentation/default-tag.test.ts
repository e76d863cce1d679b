import { expect, test } from "vitest";
import { apartFromDefault } from "./default-tag.ts";

test("the default is taken from the end of a comment", () => {
  expect(apartFromDefault('How large it is.\n@default "medium"')).toEqual({
    text: "How large it is.",
    byDefault: '"medium"',
  });
  expect(apartFromDefault("Where to. @default the page's own address ")).toEqual({
    text: "Where to.",
    byDefault: "the page's own address",
  });
});

test("a comment without one stays as it is", () => {
  expect(apartFromDefault("How large it is.")).toEqual({ text: "How large it is." });
});
