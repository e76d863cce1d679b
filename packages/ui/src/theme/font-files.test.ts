import { expect, test } from "vitest";
import { fontFiles } from "./font-files.ts";

test("no character is in two font files, because a page might fetch both", () => {
  const found = new Map<number, string>();
  const twice: string[] = [];
  for (const { name, unicodeRange } of fontFiles) {
    for (const range of unicodeRange.split(", ")) {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      for (let code = from; code <= to; code += 1) {
        const other = found.get(code);
        if (other !== undefined) twice.push(`${String.fromCodePoint(code)}: ${other}, ${name}`);
        found.set(code, name);
      }
    }
  }
  expect(found.size).toBeGreaterThan(300);
  expect(twice).toEqual([]);
});
