import { expect, it } from "vitest";
import { initialsOf } from "./initials.logic.ts";

it.each([
  ["Deniz", "Yılmaz", "DY"],
  ["İpek", "Şahin", "İŞ"],
  ["  Анна", "Ёлкина", "АЁ"],
  ["عمر", "يوسف", "عي"],
  ["I\u0307pek", "", "I\u0307"],
])("%s %s", (name, surname, initials) => {
  expect(initialsOf(name, surname)).toBe(initials);
});
