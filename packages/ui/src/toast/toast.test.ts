import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCountdown } from "./countdown.logic.ts";
import { newestOf, tell, type Told } from "./newest.logic.ts";
import { createToastQueue, toastDuration, type Toast } from "./toast-queue.logic.ts";

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

describe("more messages than are shown at once", () => {
  const errors = (...texts: string[]) => {
    const queue = createToastQueue();
    for (const text of texts) queue.add({ text, tone: "error" });
    return queue.snapshot();
  };
  const textsOf = (toasts: ReturnType<typeof errors>) => toasts.map(({ text }) => text);

  test("the newest are shown, whatever still stands", () => {
    expect(textsOf(newestOf(errors("a", "b")))).toEqual(["a", "b"]);
    expect(textsOf(newestOf(errors("a", "b", "c", "d")))).toEqual(["b", "c", "d"]);
  });

  test("one that has the focus stays in the place of the oldest", () => {
    const toasts = errors("a", "b", "c", "d", "e");
    expect(textsOf(newestOf(toasts, toasts[1]?.id))).toEqual(["b", "d", "e"]);
    expect(textsOf(newestOf(toasts, toasts[3]?.id))).toEqual(["c", "d", "e"]);
    expect(textsOf(newestOf(toasts, 99))).toEqual(["c", "d", "e"]);
  });

  test("one that was pushed out comes back apart, one that was never shown is read out", () => {
    const [a, b, c, d, e] = errors("a", "b", "c", "d", "e") as [Toast, Toast, Toast, Toast, Toast];
    const nothing: Told = new Map();
    const three = tell(nothing, [a, b, c], [a, b, c]);
    expect([...three.values()]).toEqual(["live", "live", "live"]);
    // Two at once: the older of them is not seen yet.
    const five = tell(three, [a, b, c, d, e], [c, e]);
    expect([...five]).toEqual([
      [a.id, "apart"],
      [b.id, "apart"],
      [c.id, "live"],
      [e.id, "live"],
    ]);
    expect(tell(five, [a, b, c, d, e], [c, e])).toBe(five);
    const back = tell(five, [a, d], [a, d]);
    expect([...back]).toEqual([
      [a.id, "apart"],
      [d.id, "live"],
    ]);
  });
});
