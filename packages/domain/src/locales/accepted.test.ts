import { expect, it } from "vitest";
import { acceptedLocale } from "./index.ts";

it.each([
  ["ru-RU,ru;q=0.9,en;q=0.8", "ru"],
  ["es, de;q=0.5, en;q=0.7", "en"],
  ["DE-AT", "de"],
  ["ar;q=0, fr;q=0.1", "fr"],
  ["tr;q=x, en;q=0.2", "en"],
  ["*", null],
  ["es", null],
  ["", null],
  [null, null],
  [undefined, null],
])("F2: of %j the visitor's language is %j", (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
