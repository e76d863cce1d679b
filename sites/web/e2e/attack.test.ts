import { expect, inject, test } from "vitest";
import { promises } from "../bench/attack/promises.ts";
import { site } from "./visit.ts";

// Little of each; `pnpm bench attack` tries ten times as much.
test.each(promises.map((promise) => [promise.name, promise] as const))("%s", async (_, { attack }) => {
  const { tried, broken } = await attack({ url: site, dataDir: inject("dataDir") }, 1);
  expect(broken).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});
