/** Notifies other tabs of a changed session, and receives their notifications. */
export interface SessionSignal {
  send: () => void;
  /** Returns a function that unsubscribes. */
  listen: (listener: () => void) => () => void;
}

/** Notifies when the tab becomes visible, and when the network returns. */
export interface SessionAttention {
  /** Returns a function that unsubscribes. */
  listen: (listener: () => void) => () => void;
}

/** The browser's current URL and navigation. */
export interface SessionNavigation {
  /** The current URL. */
  href: () => string;
  go: (url: string) => void;
}

const channelName = "preforma.session";

/** Signals through BroadcastChannel; none outside a browser. */
export function browserSignal(): SessionSignal {
  if (typeof window === "undefined") return { send: () => {}, listen: () => () => {} };
  // One channel sends and receives, so that a tab does not notify itself. It is only open while there are listeners: an
  // open channel excludes a page from the back/forward cache.
  let channel: BroadcastChannel | null = null;
  let listeners = 0;
  const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(channelName));
  const closeUnused = (): void => {
    if (listeners > 0) return;
    channel?.close();
    channel = null;
  };
  return {
    send() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, windows do
      open().postMessage("changed");
      closeUnused();
    },
    listen(listener) {
      const opened = open();
      listeners += 1;
      opened.addEventListener("message", listener);
      return () => {
        opened.removeEventListener("message", listener);
        listeners -= 1;
        closeUnused();
      };
    },
  };
}

/** Listens for the tab becoming visible, its return from the back/forward cache, and the network. */
export function browserAttention(): SessionAttention {
  return {
    listen(listener) {
      if (typeof document === "undefined") return () => {};
      const whenVisible = (): void => {
        if (document.visibilityState === "visible") listener();
      };
      const whenRestored = (event: PageTransitionEvent): void => {
        if (event.persisted) listener();
      };
      document.addEventListener("visibilitychange", whenVisible);
      window.addEventListener("pageshow", whenRestored);
      window.addEventListener("online", listener);
      return () => {
        document.removeEventListener("visibilitychange", whenVisible);
        window.removeEventListener("pageshow", whenRestored);
        window.removeEventListener("online", listener);
      };
    },
  };
}

/** The browser's own location. */
export function browserNavigation(): SessionNavigation {
  return {
    href: () => window.location.href,
    go(url) {
      window.location.assign(url);
      // A URL that differs only in its fragment would not reload, and the page would keep the old session.
      if (url.includes("#")) window.location.reload();
    },
  };
}
