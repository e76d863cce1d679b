import { useSyncExternalStore } from "react";
import type { SessionState } from "./session/session.ts";
import type { SessionStore } from "./session/store.ts";

/**
 * The session as a component sees it. While a page is hydrated it is what the server rendered: `loading`,
 * unless the store was given a session to begin with.
 */
export function useSession(store: SessionStore): SessionState {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
