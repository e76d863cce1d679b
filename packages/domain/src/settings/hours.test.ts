import { expect, test } from "vitest";
import { nextHours, openStateAt } from "./index.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["before work on a Monday", "2026-11-23T08:59:59+03:00", false, "2026-11-23T09:00:00+03:00"],
  ["at the first minute", "2026-11-23T09:00:00+03:00", true, "2026-11-23T18:00:00+03:00"],
  ["the last second of the day", "2026-11-23T17:59:59.999+03:00", true, "2026-11-23T18:00:00+03:00"],
  ["after work", "2026-11-23T18:00:00+03:00", false, "2026-11-24T09:00:00+03:00"],
  ["a Friday evening", "2026-11-27T20:00:00+03:00", false, "2026-11-28T09:00:00+03:00"],
  ["a Saturday morning", "2026-11-28T11:59:00+03:00", true, "2026-11-28T12:00:00+03:00"],
  ["a Saturday afternoon", "2026-11-28T12:00:00+03:00", false, "2026-11-30T09:00:00+03:00"],
  ["a Sunday", "2026-11-29T12:00:00+03:00", false, "2026-11-30T09:00:00+03:00"],
  // Still Sunday in London, already Monday in Istanbul.
  ["the hours between two midnights", "2026-11-29T22:30:00Z", false, "2026-11-30T06:00:00Z"],
])("%s", (_what, now, open, changes) => {
  expect(openStateAt(at(now))).toEqual({ open, changesAt: at(changes) });
});

test("returns the hours of the next open day", () => {
  expect(nextHours(at("2026-11-28T13:00:00+03:00"))).toEqual({
    opensAt: at("2026-11-30T09:00:00+03:00"),
    closesAt: at("2026-11-30T18:00:00+03:00"),
  });
});
