import type { ClientOptions } from "../../http/index.ts";
import type { SessionStore } from "./store.ts";

/**
 * What both clients need of the session: its bearer token with every call, and what follows a
 * 401. The message is the clients' own.
 *
 * A 401 signs out, here, on the server and in the other tabs, and then calls `onSignedOut`, with which the
 * app leads to `/login`; many calls refused at once do so once. When the refused token is not the session's
 * any more, because the person has signed in again in another tab, only the session is renewed: the new one must not
 * end with the old.
 */
export function sessionAccess(
  store: SessionStore,
  onSignedOut: () => void,
): Required<Pick<ClientOptions, "getToken" | "onUnauthorised">> {
  let ending: Promise<void> | null = null;

  const end = async (refused: string | null): Promise<void> => {
    const session = await store.refetch();
    if (session?.accessToken !== undefined && session.accessToken !== refused) return;
    store.accept(null);
    // The cookie may outlive the token. Without an answer there is nothing that could be done here.
    if (session) await store.endpoints.post("signout", { callbackUrl: "/" }).catch(() => {});
    onSignedOut();
  };

  return {
    getToken: async () => (await store.read())?.accessToken ?? null,
    onUnauthorised(refused) {
      ending ??= end(refused).finally(() => {
        ending = null;
      });
    },
  };
}
