import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { giveBackMemory, onQuiet } from "./memory.ts";

test("memory can be given back in the middle of running", () => {
  const kept = Array.from({ length: 1000 }, (_item, index) => ({ index }));
  giveBackMemory();
  expect(kept[999]).toEqual({ index: 999 });
  // The collector is not left lying about for others.
  expect("gc" in globalThis).toBe(false);
});

describe("quiet", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is told once after each time of work, and never without work", () => {
    const told = vi.fn<() => void>();
    const watch = onQuiet(1000, told);
    vi.advanceTimersByTime(5000);
    expect(told).not.toHaveBeenCalled();
    for (let second = 0; second < 5; second += 1) {
      watch.busy();
      vi.advanceTimersByTime(1000);
    }
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(told).toHaveBeenCalledTimes(1);
    watch.busy();
    vi.advanceTimersByTime(3000);
    expect(told).toHaveBeenCalledTimes(2);
    watch.busy();
    watch.stop();
    vi.advanceTimersByTime(9000);
    expect(told).toHaveBeenCalledTimes(2);
  });
});
