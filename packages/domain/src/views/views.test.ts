import { describe, expect, it } from "vitest";
import { isFirstView } from "./index.ts";

describe("a view of a product", () => {
  it("is reported once per product and customer in a session", () => {
    const stored = new Map<string, string>();
    const marks = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect(isFirstView(marks, 1, 7)).toBe(true);
    expect(isFirstView(marks, 1, 7)).toBe(false);
    expect(isFirstView(marks, 2, 7)).toBe(true);
    expect(isFirstView(marks, 1, 8)).toBe(true);
    expect(isFirstView(marks, 1, null)).toBe(true);
    expect(isFirstView(marks, 1, null)).toBe(false);
    stored.clear();
    expect(isFirstView(marks, 1, 7)).toBe(true);
  });

  it("is reported each time without storage", () => {
    const fail = (): never => {
      throw new DOMException("forbidden", "SecurityError");
    };
    for (const marks of [null, { getItem: fail, setItem: fail }, { getItem: () => null, setItem: fail }]) {
      expect(isFirstView(marks, 1, 7)).toBe(true);
      expect(isFirstView(marks, 1, 7)).toBe(true);
    }
  });
});
