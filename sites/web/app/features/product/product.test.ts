import { expect, test } from "vitest";
import { filledDown } from "./fill-down.ts";

const rows = ["A-1", "A-2", "A-3", "A-4"].map((code) => ({ code, isOpen: code !== "A-2" }));

test("a column goes into the rows below, past those without a field", () => {
  expect(filledDown("100\r\n200\r\n300\r\n400\r\n", rows, 0)).toEqual([
    { row: 0, value: "100" },
    { row: 2, value: "200" },
    { row: 3, value: "300" },
  ]);
  expect(filledDown("1.200\n\n5", rows, 0)).toEqual([
    { row: 0, value: "1.200" },
    { row: 3, value: "5" },
  ]);
});

test("lines with codes go where their article stands", () => {
  expect(filledDown("a-4\t1080\nA-1\tAmber\t240\nA-2\t7\nX-9\t8", rows, 2)).toEqual([
    { row: 3, value: "1080" },
    { row: 0, value: "240" },
    // An unknown code is no place: the line goes on below.
    { row: 2, value: "8" },
  ]);
});
