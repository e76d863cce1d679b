import { afterEach, describe, expect, it, vi } from "vitest";
import { browserAttention, browserNavigation, browserSignal } from "./environment.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A minimal browser that dispatches events. */
function browser() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  return { window, document };
}

describe("signals between tabs", () => {
  it("go by BroadcastChannel, to others only", async () => {
    browser();
    const other = new BroadcastChannel("preforma.session");
    const heardByOther = vi.fn<() => void>();
    other.addEventListener("message", heardByOther);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, windows do
    const sendFromOther = (): void => other.postMessage("changed");
    const signal = browserSignal();
    const heard = vi.fn<() => void>();
    const end = signal.listen(heard);
    signal.send();
    await vi.waitFor(() => expect(heardByOther).toHaveBeenCalledOnce());
    sendFromOther();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    end();
    // Without a listener the channel is only open while sending.
    signal.send();
    await vi.waitFor(() => expect(heardByOther).toHaveBeenCalledTimes(2));
    sendFromOther();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveBeenCalledOnce();
    other.close();
  });

  it("are given up on a server", () => {
    expect(() => browserSignal().send()).not.toThrow();
    expect(() => browserSignal().listen(() => {})()).not.toThrow();
    expect(() => browserAttention().listen(() => {})()).not.toThrow();
  });
});

describe("attention", () => {
  it("is a tab that is seen again, a page that was restored, and the network's return", () => {
    const { window, document } = browser();
    const heard = vi.fn<() => void>();
    const end = browserAttention().listen(heard);
    document.visibilityState = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(heard).not.toHaveBeenCalled();
    document.visibilityState = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    window.dispatchEvent(new Event("online"));
    expect(heard).toHaveBeenCalledTimes(3);
    end();
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe("navigation", () => {
  it("loads anew where the address differs in its fragment only", () => {
    const assign = vi.fn<(url: string) => void>();
    const reload = vi.fn<() => void>();
    vi.stubGlobal("window", { location: { href: "https://shop.example/", assign, reload } });
    const { href, go } = browserNavigation();
    expect(href()).toBe("https://shop.example/");
    go("/account");
    expect(reload).not.toHaveBeenCalled();
    go("/#katalog");
    expect(assign.mock.calls).toEqual([["/account"], ["/#katalog"]]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
