import { beforeEach, describe, expect, test } from "vitest";
import { newestOf, announce, type Announced } from "./newest.logic.ts";
import { addToast, toastDuration, toastQueue } from "./toast-queue.ts";

beforeEach(() => toastQueue.clear());

describe("the queue", () => {
  test("dismisses successes after three seconds, and errors never", () => {
    addToast({ text: "saved" });
    addToast({ text: "failed", tone: "error" });
    expect(toastQueue.visibleToasts.map(({ content, timeout }) => [content.tone, timeout])).toEqual([
      ["error", undefined],
      ["success", toastDuration],
    ]);
  });

  test("shows a repeated message once, as the newest", () => {
    for (const text of ["saved", "sent", "saved"]) addToast({ text });
    expect(toastQueue.visibleToasts.map(({ content }) => content.text)).toEqual(["saved", "sent"]);
  });
});

describe("more messages than are shown at once", () => {
  const errors = (...keys: string[]) => keys.map((key) => ({ key }));
  const textsOf = (toasts: ReturnType<typeof newestOf>) => toasts.map(({ key }) => key);

  test("the newest are shown, even if older ones remain", () => {
    expect(textsOf(newestOf(errors("a", "b")))).toEqual(["a", "b"]);
    expect(textsOf(newestOf(errors("a", "b", "c", "d")))).toEqual(["b", "c", "d"]);
  });

  test("one that has the focus stays in the place of the oldest", () => {
    const toasts = errors("a", "b", "c", "d", "e");
    expect(textsOf(newestOf(toasts, "b"))).toEqual(["b", "d", "e"]);
    expect(textsOf(newestOf(toasts, "d"))).toEqual(["c", "d", "e"]);
    expect(textsOf(newestOf(toasts, "z"))).toEqual(["c", "d", "e"]);
  });

  test("one that was pushed out comes back apart, one that was never shown is read out", () => {
    const [a, b, c, d, e] = [{ key: "a" }, { key: "b" }, { key: "c" }, { key: "d" }, { key: "e" }];
    const nothing: Announced = new Map();
    const three = announce(nothing, [a, b, c], [a, b, c]);
    expect([...three.values()]).toEqual(["live", "live", "live"]);
    // Two arrive at once: the older of them has not been shown yet.
    const five = announce(three, [a, b, c, d, e], [c, e]);
    expect([...five]).toEqual([
      [a.key, "apart"],
      [b.key, "apart"],
      [c.key, "live"],
      [e.key, "live"],
    ]);
    expect(announce(five, [a, b, c, d, e], [c, e])).toBe(five);
    const back = announce(five, [a, d], [a, d]);
    expect([...back]).toEqual([
      [a.key, "apart"],
      [d.key, "live"],
    ]);
  });
});
