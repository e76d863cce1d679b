import { expect, test } from "vitest";
import { sampleSetter, samplesIn } from "./sample-forms.server.ts";

test("a list is read back as it was saved, and an empty one is deleted", () => {
  expect(samplesIn(`a=1; ${sampleSetter([12, 7], true).split(";", 1)[0]}`)).toEqual([12, 7]);
  expect(sampleSetter([], false)).toContain("Max-Age=0");
});

test("invalid entries of the cookie are dropped", () => {
  expect(samplesIn("preforma_samples=12_x_0_12_-1_99999999999_7_8_9_10_11")).toEqual([12, 7, 8, 9, 10]);
});
