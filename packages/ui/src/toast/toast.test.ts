import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCountdown } from "./countdown.logic.ts";
import { createToastQueue, toastDuration } from "./toast-queue.logic.ts";

describe("a countdown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("counts only while it runs", () => {
    const done = vi.fn<() => void>();
    const countdown = createCountdown(3000, done);
    countdown.run();
    vi.advanceTimersByTime(2000);
    countdown.rest();
    vi.advanceTimersByTime(60_000);
    expect(done).not.toHaveBeenCalled();
    countdown.run();
    countdown.run();
    vi.advanceTimersByTime(999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
  });
});

describe("the queue", () => {
  test("lets successes go after three seconds, and errors stay", () => {
    const queue = createToastQueue();
    queue.add({ text: "saved" });
    queue.add({ text: "failed", tone: "error" });
    expect(queue.snapshot().map(({ tone, duration }) => [tone, duration])).toEqual([
      ["success", toastDuration],
      ["error", null],
    ]);
  });

  test("says the same thing once, as the newest", () => {
    const queue = createToastQueue();
    queue.add({ text: "saved" });
    queue.add({ text: "sent" });
    queue.add({ text: "saved" });
    expect(queue.snapshot().map(({ text }) => text)).toEqual(["sent", "saved"]);
  });

  test("tells its listeners until they leave", () => {
    const queue = createToastQueue();
    const listener = vi.fn<() => void>();
    const leave = queue.subscribe(listener);
    const id = queue.add({ text: "saved" });
    queue.dismiss(id);
    leave();
    queue.add({ text: "again" });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(queue.snapshot()).toHaveLength(1);
  });
});
