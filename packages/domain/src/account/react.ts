"use client";

import { useSyncExternalStore } from "react";
import type { SessionState } from "./session/session.ts";
import type { SessionStore } from "./session/store.ts";

/** The part of a session store that a component subscribes to; a stub can replace a store that is not loaded yet. */
export type FollowedSession = Pick<SessionStore, "subscribe" | "getSnapshot" | "getServerSnapshot">;

/**
 * The session in a component. During hydration it is the server's state: `loading`, unless the store has an initial
 * session.
 */
export function useSession(store: FollowedSession): SessionState {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
