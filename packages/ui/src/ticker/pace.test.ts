import { describe, expect, it } from "vitest";
import { paceOf } from "./pace.logic.ts";

describe("paceOf", () => {
  it.each([
    [["a".repeat(120)], "short"],
    [["a".repeat(60), "b".repeat(61)], "medium"],
    [["a".repeat(320)], "medium"],
    [["a".repeat(321)], "long"],
    [[], "short"],
  ] as const)("%#", (texts, pace) => expect(paceOf(texts)).toBe(pace));
});
