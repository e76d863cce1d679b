import { expect, it } from "vitest";
import { initialsOf } from "./initials.logic.ts";

it.each([
  ["Deniz", "Yılmaz", "D\u200cY"],
  ["İpek", "Şahin", "İ\u200cŞ"],
  ["  Анна", "Ёлкина", "А\u200cЁ"],
  ["عمر", "يوسف", "ع\u200cي"],
  ["I\u0307pek", "", "I\u0307"],
])("%s %s", (name, surname, initials) => {
  expect(initialsOf(name, surname)).toBe(initials);
});
