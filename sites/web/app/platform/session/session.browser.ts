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

/** The browser is leaving after the session's end: no other redirect may interfere. */
let isLeaving = false;
/** A sign-out is in progress here: other signs of the session's end, such as a pending response, are expected. */
let isSigningOut = false;

const sessionRights = sessionAccess(sessionStore, () => {
  if (isSigningOut) return;
  // Section 8: sign-in reports that the session has ended, and leads back here.
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

/** The API with the session's rights; returns failures. A 401 signs out and leads to sign-in. */
export const customerClient: SafeClient = createSafeClient({
  ...access,
  // The document's language may change during its lifetime.
  get locale() {
    return documentLocale();
  },
});

/** The same; throws. */
export const strictCustomerClient: StrictClient = createStrictClient(access);

/** The queries with a customer's own data. */
const personal: QueryFilters = { predicate: ({ meta }) => meta?.isPersonal === true };

/**
 * Signs out and navigates to `callbackUrl`. Drafts and saved data are deleted once the server has signed out; otherwise
 * everything stays as it is, and the result is false.
 */
export async function signOutHere(callbackUrl: string): Promise<boolean> {
  isSigningOut = true;
  // Queries in progress would be refused once the session has ended.
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
  // The worker may have stored data meanwhile.
  await forgetOwner();
  return true;
}

/** The id of the signed-in customer; null for a visitor, undefined while it is not known. */
let customer: number | null | undefined;
let isFollowed = false;

/** Reads the session. From then on each change is written to the query that components read. */
export async function followSession(): Promise<SessionState> {
  if (!isFollowed) sessionStore.subscribe(onSession);
  isFollowed = true;
  await sessionStore.read();
  return sessionStore.getSnapshot();
}

/**
 * Prevents one customer from seeing another's data. Data, drafts and waiting forms are deleted when another customer
 * signs in. A page for one visitor reloads when they have signed out in another tab.
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
    // It is needed when nothing can be fetched.
    import("./failed-sign-out.tsx").catch(() => {});
  }
  const page = matchPath(location.pathname);
  if (typeof before === "number" && !isLeaving && !isSigningOut && page && isForVisitor(page.name))
    location.reload();
}
