import {
  createSessionStore,
  sessionAccess,
  type SessionState,
  type SessionStore,
} from "@preforma/domain/account";
import {
  createSafeClient,
  createStrictClient,
  type ClientOptions,
  type SafeClient,
  type StrictClient,
} from "@preforma/domain/http";
import { matchPath, signInPathFrom } from "@preforma/domain/routes";
import type { QueryFilters } from "@tanstack/react-query";
import { documentFetch } from "../i18n/document-fetch.ts";
import { documentLocale } from "../i18n/browser.ts";
import { queryClient } from "../loading/query-client.browser.ts";
import { isForVisitor } from "../pages/page-table.ts";
import { forgetOwner, removeAllBut } from "../offline/owner.browser.ts";
import { sessionQuery } from "./use-visitor-session.ts";

/** The session of this browser; one store for the document. */
export const sessionStore: SessionStore = createSessionStore();

/** The browser is on its way out of the session: nothing else leads it elsewhere. */
let isLeaving = false;
/** A sign-out is under way here: other ends of the session, such as in a pending answer, are expected. */
let isSigningOut = false;

const sessionRights = sessionAccess(sessionStore, () => {
  if (isSigningOut) return;
  // Section 8: it says that the session has ended, and leads back here.
  location.assign(signInPathFrom(`${location.pathname}${location.search}`, "SessionExpired"));
});
const access: typeof sessionRights & Pick<ClientOptions, "fetch"> = {
  ...sessionRights,
  fetch: documentFetch,
  onUnauthorised(token) {
    isLeaving = true;
    sessionRights.onUnauthorised(token);
  },
};

/** The API with the session's rights; answers always. A 401 signs out and leads to sign-in. */
export const customerClient: SafeClient = createSafeClient({
  ...access,
  // The document's may change while it lives.
  get locale() {
    return documentLocale();
  },
});

/** The same; throws. */
export const strictCustomerClient: StrictClient = createStrictClient(access);

/** The queries of what belongs to one person. */
const personal: QueryFilters = { predicate: ({ meta }) => meta?.isPersonal === true };

/**
 * Signs out and goes there. What was typed and saved is deleted once the server has signed out; where it has not,
 * everything stays as it is, and the result is false.
 */
export async function signOutHere(callbackUrl: string): Promise<boolean> {
  isSigningOut = true;
  // What is about to ask would be refused once the session has ended.
  await queryClient.cancelQueries(personal);
  const target = new URL(callbackUrl, location.origin).href;
  const answer = await sessionStore.endpoints.post("signout", { callbackUrl: target }).catch(() => null);
  if (!answer?.ok) {
    isSigningOut = false;
    void queryClient.invalidateQueries(personal);
    return false;
  }
  await forgetOwner();
  sessionStore.accept(null);
  location.assign(answer.url ?? target);
  // What the worker has stored meanwhile.
  await forgetOwner();
  return true;
}

/** The id of the signed-in person; null for a visitor, undefined while it is not known. */
let customer: number | null | undefined;
let isFollowed = false;

/** Reads the session. From then on each change of it is written to the query that components read. */
export async function followSession(): Promise<SessionState> {
  if (!isFollowed) sessionStore.subscribe(onSession);
  isFollowed = true;
  await sessionStore.read();
  return sessionStore.getSnapshot();
}

/**
 * Makes sure that no one finds the data of another person. Data, drafts and waiting forms are deleted when another
 * person signs in. A page for one visitor loads again when they have signed out in another tab.
 */
function onSession(): void {
  const state = sessionStore.getSnapshot();
  queryClient.setQueryData(sessionQuery.queryKey, state);
  const before = customer;
  customer = state.session?.user.id ?? null;
  if (customer === before) return;
  if (before !== undefined) void queryClient.resetQueries(personal);
  if (customer !== null) {
    isLeaving = false;
    void removeAllBut(customer);
    // It is needed where nothing can be fetched.
    import("./failed-sign-out.tsx").catch(() => {});
  }
  const page = matchPath(location.pathname);
  if (typeof before === "number" && !isLeaving && !isSigningOut && page && isForVisitor(page.name))
    location.reload();
}
