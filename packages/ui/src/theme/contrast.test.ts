import { describe, expect, test } from "vitest";
import { measurePairs } from "./contrast.ts";
import { schemes, type SchemeName } from "./tokens.ts";

describe.each(Object.keys(schemes) as SchemeName[])("the %s scheme", (name) => {
  test.each(measurePairs(name, schemes[name]))("$foreground on $background", ({ ratio, minRatio }) => {
    expect(ratio).toBeGreaterThanOrEqual(minRatio);
  });
});
