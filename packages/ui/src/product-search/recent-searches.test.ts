import { beforeEach, describe, expect, it, vi } from "vitest";
import { createRecentSearches, maxRecentSearches } from "./recent-searches.ts";

const storage = new Map<string, string>();
let refused = false;
let isFull = false;

beforeEach(() => {
  storage.clear();
  refused = false;
  isFull = false;
  const guarded = <Value>(value: () => Value): Value => {
    if (refused) throw new DOMException("refused", "SecurityError");
    return value();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => guarded(() => storage.get(key) ?? null),
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      guarded(() => storage.set(key, value));
    },
    removeItem: (key: string) => guarded(() => storage.delete(key)),
  });
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
});

describe("createRecentSearches", () => {
  it("stores the newest first, each once in any spelling, and at most five", () => {
    const recent = createRecentSearches("key");
    for (const text of ["Şişe", "kapak", " pompa ", "", "kova", "SISE", "tüp", "kavanoz"]) recent.add(text);
    expect(maxRecentSearches).toBe(5);
    expect(recent.read()).toEqual(["kavanoz", "tüp", "SISE", "kova", "pompa"]);
    expect(createRecentSearches("key").read()).toEqual(recent.read());
  });

  it("returns the same list until something changes, and notifies of each change", () => {
    const recent = createRecentSearches("key");
    const listener = vi.fn<() => void>();
    const end = recent.subscribe(listener);
    recent.add("a");
    expect(recent.read()).toBe(recent.read());
    recent.add("b");
    recent.remove("A");
    expect(recent.read()).toEqual(["b"]);
    recent.clear();
    expect(recent.read()).toEqual([]);
    expect(storage.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(4);
    end();
    recent.add("c");
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it("notices changes in another tab", () => {
    const recent = createRecentSearches("key");
    const listener = vi.fn<() => void>();
    recent.subscribe(listener);
    expect(recent.read()).toEqual([]);
    storage.set("key", '["elsewhere"]');
    dispatchEvent(Object.assign(new Event("storage"), { key: "other" }));
    expect(listener).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event("storage"), { key: "key" }));
    expect(listener).toHaveBeenCalledOnce();
    expect(recent.read()).toEqual(["elsewhere"]);
  });

  it.each(["{", '"text"', "[1,null]", `["${"a".repeat(101)}"]`, '[""]'])("is not misled by %s", (stored) => {
    storage.set("key", stored);
    expect(createRecentSearches("key").read()).toEqual([]);
  });

  it("lasts as long as the page if storage is full", () => {
    const recent = createRecentSearches("key");
    recent.add("a");
    isFull = true;
    recent.add("b");
    expect(recent.read()).toEqual(["b", "a"]);
    expect(recent.read()).toBe(recent.read());
  });

  it("lasts as long as the page if storage is refused", () => {
    refused = true;
    const recent = createRecentSearches("key");
    recent.add("a");
    expect(recent.read()).toEqual(["a"]);
    recent.add("b");
    expect(recent.read()).toEqual(["b", "a"]);
  });
});
