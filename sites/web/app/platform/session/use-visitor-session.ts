import type { SessionState } from "@preforma/domain/account";
import { useSession, type FollowedSession } from "@preforma/domain/account/react";
import { whenIdle } from "../loading/when-idle.ts";

const loading: SessionState = { status: "loading", session: null };
const listeners = new Set<() => void>();
let store: FollowedSession | null = null;

/**
 * The session store of the domain before it is there: its code is fetched once the page has been hydrated, as no
 * first view needs it. Until then nobody is known.
 */
export const visitorSession: FollowedSession = {
  getSnapshot: () => store?.getSnapshot() ?? loading,
  getServerSnapshot: () => loading,
  subscribe(listener) {
    listeners.add(listener);
    if (listeners.size === 1) void start();
    return () => void listeners.delete(listener);
  },
};

let started: Promise<void> | null = null;
function start(): Promise<void> {
  return (started ??= whenIdle()
    .then(() => import("./session.browser.ts"))
    .then(({ sessionStore, followCustomer }) => {
      store = sessionStore;
      followCustomer();
      sessionStore.subscribe(() => listeners.forEach((listener) => listener()));
    })
    .catch(() => {
      // Without network the header keeps the links that lead to sign-in and account.
      started = null;
    }));
}

/** Who is signed in, in a component: `loading` on the server and until it has been found out. */
export function useVisitorSession(): SessionState {
  return useSession(visitorSession);
}
