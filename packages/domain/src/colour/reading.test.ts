import { expect, it } from "vitest";
import { colourIn } from "./index.ts";

it.each([
  [" #1D6FAE ", "#1d6fae"],
  ["1d6fae", "#1d6fae"],
  ["#18f", "#1188ff"],
  ["rgb(29, 111, 174)", "#1d6fae"],
  ["29 111 174", "#1d6fae"],
  ["29;111;174", "#1d6fae"],
  ["rgb(29 111 174)", "#1d6fae"],
  ["٢٩، ١١١، ١٧٤", "#1d6fae"],
])("reads %s", (text, hex) => expect(colourIn(text)).toBe(hex));

it.each(["5015", "RAL 5015", "blue", "#12345", "300,0,0", "1 2", "", "0".repeat(100)])(
  "takes %s for no colour",
  (text) => expect(colourIn(text)).toBeNull(),
);
