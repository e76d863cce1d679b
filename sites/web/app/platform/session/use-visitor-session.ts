import type { SessionState } from "@preforma/domain/account";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useAfterHydration } from "../loading/after-hydration.ts";
import { whenIdle } from "../loading/when-idle.ts";

const loading: SessionState = { status: "loading", session: null };

/**
 * The session. The domain's session store reads it and writes each change here; its code is fetched once the page has
 * been hydrated, as no first view needs it. Until then the session is not known.
 */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  async queryFn() {
    await whenIdle();
    const { followSession } = await import("./session.browser.ts");
    return followSession();
  },
  staleTime: Infinity,
  gcTime: Infinity,
  // The code could not be fetched. Until it is, the header has the links to sign-in and account.
  retry: false,
  refetchOnReconnect: true,
});

/** The session, in a component: `loading` on the server and until it is known. */
export const useVisitorSession = (): SessionState =>
  useAfterHydration(useQuery(sessionQuery).data ?? loading, loading);
