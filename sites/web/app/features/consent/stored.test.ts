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

describe("V5: what was chosen", () => {
  it("leaves the browser when functional storage is refused, and lasts for the tab", () => {
    local.set("preforma.language", "ru").set("preforma.searches", "[]").set("preforma.recent", "[1]");
    local.set("preforma.draft.contact", "{}");
    storeAsAllowed(false);
    expect([...local]).toEqual([["preforma.draft.contact", "{}"]]);
    expect(Object.fromEntries(tab)).toEqual({ "preforma.language": "ru", "preforma.searches": "[]" });
  });

  it("comes to stay when it is allowed", () => {
    tab.set("preforma.language", "ru").set("preforma.viewed.1.visitor", "1");
    storeAsAllowed(true);
    expect([...local]).toEqual([["preforma.language", "ru"]]);
    expect([...tab]).toEqual([["preforma.viewed.1.visitor", "1"]]);
  });

  it("is no fault where storage is refused", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => storeAsAllowed(false)).not.toThrow();
  });
});
