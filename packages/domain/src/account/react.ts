"use client";

import { useSyncExternalStore } from "react";
import type { SessionState } from "./session/session.ts";
import type { SessionStore } from "./session/store.ts";

/** The part of a session store that a component follows; a store that is not loaded yet can be replaced by a stub. */
export type FollowedSession = Pick<SessionStore, "subscribe" | "getSnapshot" | "getServerSnapshot">;

/**
 * The session as a component sees it. While a page is hydrated it is what the server rendered: `loading`,
 * unless the store was given a session to begin with.
 */
export function useSession(store: FollowedSession): SessionState {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
