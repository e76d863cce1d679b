import { expect, test } from "vitest";
import { sizesTable, tableInReadme } from "./sizes-readme.ts";

test("the README tells the sizes that were accepted (pnpm --filter @preforma/ui sizes --accept writes them)", () => {
  expect(tableInReadme()).toBe(sizesTable());
});
