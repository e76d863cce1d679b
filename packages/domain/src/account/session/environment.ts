/** Tells other tabs that the session has changed, and hears from them. */
export interface SessionSignal {
  send: () => void;
  /** Returns what ends the listening. */
  listen: (listener: () => void) => () => void;
}

/** Tells when the tab is looked at again, and when the network is back. */
export interface SessionAttention {
  /** Returns what ends the listening. */
  listen: (listener: () => void) => () => void;
}

/** Where the browser is and where it can be sent. */
export interface SessionNavigation {
  /** The present address, whole. */
  href: () => string;
  go: (url: string) => void;
}

/** Name of the channel, and of the storage entry where there are no channels. */
const channelName = "preforma.session";

/** Signals by BroadcastChannel; by storage events where a browser lacks it; none outside a browser. */
export function browserSignal(): SessionSignal {
  if (typeof BroadcastChannel === "function" && typeof window !== "undefined") return byChannel();
  if (typeof window !== "undefined") return byStorage();
  return { send: () => {}, listen: () => () => {} };
}

function byChannel(): SessionSignal {
  // One channel sends and hears, so that a tab does not hear itself. Opened late and closed when no one listens: an
  // open channel excludes a page from the back and forward cache.
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

function byStorage(): SessionSignal {
  return {
    send() {
      try {
        // Only a changed value is an event.
        localStorage.setItem(channelName, `${Date.now()} ${Math.random()}`);
      } catch {
        // Storage may be forbidden; the other tabs then learn of it when they are looked at.
      }
    },
    listen(listener) {
      const hear = (event: StorageEvent): void => {
        if (event.key === channelName) listener();
      };
      window.addEventListener("storage", hear);
      return () => window.removeEventListener("storage", hear);
    },
  };
}

/** Listens to the tab becoming visible, to its return from the back and forward cache, and to the network. */
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

/** The browser's own address bar. */
export function browserNavigation(): SessionNavigation {
  return {
    href: () => window.location.href,
    go(url) {
      window.location.assign(url);
      // A URL that differs in its fragment only would not load again, and the page would still have the old session.
      if (url.includes("#")) window.location.reload();
    },
  };
}
