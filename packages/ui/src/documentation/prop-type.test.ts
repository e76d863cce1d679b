import { expect, test } from "vitest";
import { shownType } from "./prop-type.ts";

test.each([
  ['(\n  "small" |\n  "large"\n)', '"small" | "large"'],
  ["((a: string) => void)", "(a: string) => void"],
  ["(rating: Rating) => void", "(rating: Rating) => void"],
  ["(file: File) => (number | null)", "(file: File) => (number | null)"],
  ["ReactNode", "ReactNode"],
])("%s is told as %s", (type, shown) => expect(shownType(type)).toBe(shown));
