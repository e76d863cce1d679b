import { useState, useSyncExternalStore } from "react";
import { savedAttribute } from "./saved-list.ts";

/** `returned` is online after it has been lost. */
type State = "online" | "offline" | "returned";

let state: State = navigator.onLine ? "online" : "offline";

// The events are believed: while one is told, some browsers' `navigator.onLine` still says what was before.
addEventListener("online", () => (state = "returned"));
addEventListener("offline", () => (state = "offline"));

function onChange(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** What is known of the connection. */
export interface Connection {
  online: boolean;
  /** It was lost while this document was there, and has returned. */
  restored: boolean;
  /** As of when the document is, where a kept one is shown. */
  kept: Date | null;
}

/** Follows the connection. For parts that are fetched in a browser: on a server there is none. */
export function useConnection(): Connection {
  const now = useSyncExternalStore(onChange, () => state);
  const [kept] = useState(() => {
    const at = document.documentElement.getAttribute(savedAttribute);
    return at === null ? null : new Date(at);
  });
  return { online: now !== "offline", restored: now === "returned", kept };
}
