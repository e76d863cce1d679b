import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeAsAllowed } from "./stored.ts";

class FakeStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

let local: FakeStorage;
let tab: FakeStorage;
beforeEach(() => {
  [local, tab] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => vi.unstubAllGlobals());

describe("V5: stored choices", () => {
  it("move to the tab's storage if functional storage is refused", () => {
    local.set("preforma.language", "ru").set("preforma.searches", "[]").set("preforma.recent", "[1]");
    local.set("preforma.draft.contact", "{}");
    storeAsAllowed(false);
    expect([...local]).toEqual([["preforma.draft.contact", "{}"]]);
    expect(Object.fromEntries(tab)).toEqual({ "preforma.language": "ru", "preforma.searches": "[]" });
  });

  it("move to the browser's storage if it is allowed", () => {
    tab.set("preforma.language", "ru").set("preforma.viewed.1.visitor", "1");
    storeAsAllowed(true);
    expect([...local]).toEqual([["preforma.language", "ru"]]);
    expect([...tab]).toEqual([["preforma.viewed.1.visitor", "1"]]);
  });

  it("cause no error if the browser denies storage", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => storeAsAllowed(false)).not.toThrow();
  });
});
