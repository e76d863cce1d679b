import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { giveBackMemory, onIdle } from "./memory.ts";

test("memory can be given back in the middle of running", () => {
  const retained = Array.from({ length: 1000 }, (_item, index) => ({ index }));
  giveBackMemory();
  expect(retained[999]).toEqual({ index: 999 });
  // The collector is not exposed to other code.
  expect("gc" in globalThis).toBe(false);
});

describe("quiet", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is notified once after each burst of work, and never without work", () => {
    const notified = vi.fn<() => void>();
    const watch = onIdle(1000, notified);
    vi.advanceTimersByTime(5000);
    expect(notified).not.toHaveBeenCalled();
    for (let second = 0; second < 5; second += 1) {
      watch.busy();
      vi.advanceTimersByTime(1000);
    }
    expect(notified).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(notified).toHaveBeenCalledTimes(1);
    watch.busy();
    vi.advanceTimersByTime(3000);
    expect(notified).toHaveBeenCalledTimes(2);
    watch.busy();
    watch.stop();
    vi.advanceTimersByTime(9000);
    expect(notified).toHaveBeenCalledTimes(2);
  });
});
