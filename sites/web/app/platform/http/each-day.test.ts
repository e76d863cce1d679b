import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eachDay } from "./each-day.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-26T23:58:30Z") }));
afterEach(() => void vi.useRealTimers());

test("a new day is noticed once, within a minute, until it is stopped", () => {
  const work = vi.fn<() => void>();
  const stop = eachDay(work);
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(work).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(2 * 86_400_000);
  expect(work).toHaveBeenCalledTimes(1);
});
