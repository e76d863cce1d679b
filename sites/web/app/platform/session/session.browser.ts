import { createSessionStore, sessionAccess, type SessionStore } from "@preforma/domain/account";
import {
  createSafeClient,
  createStrictClient,
  type ClientOptions,
  type SafeClient,
  type StrictClient,
} from "@preforma/domain/http";
import { matchPath, signInPathFrom } from "@preforma/domain/routes";
import { documentFetch } from "../i18n/document-fetch.ts";
import { documentLocale } from "../i18n/browser.ts";
import { isForVisitor } from "../pages/page-table.ts";
import { forgetOwner, removeAllBut } from "../offline/owner.browser.ts";

/** Who is signed in in this browser; one for the document. */
export const sessionStore: SessionStore = createSessionStore();

/** The browser is on its way out of the session: nothing else leads it elsewhere. */
let isLeaving = false;
/** Somebody signs out here: what else ends with the session, such as an answer on its way, is no surprise. */
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

/**
 * Signs out and goes there. What was typed and kept is forgotten once the server has signed out; where it has not,
 * everything stays as it is, and that is false.
 */
export async function signOutHere(callbackUrl: string): Promise<boolean> {
  isSigningOut = true;
  const target = new URL(callbackUrl, location.origin).href;
  const answer = await sessionStore.endpoints.post("signout", { callbackUrl: target }).catch(() => null);
  if (!answer?.ok) {
    isSigningOut = false;
    return false;
  }
  await forgetOwner();
  sessionStore.accept(null);
  location.assign(answer.url ?? target);
  // What the worker was about to keep meanwhile.
  await forgetOwner();
  return true;
}

let customer: number | null = null;

/**
 * Sees to it that nobody finds what belongs to somebody else: drafts and waiting forms go when another person signs in,
 * and a page made for somebody is asked for anew once they have signed out in another tab.
 */
export function followCustomer(): void {
  sessionStore.subscribe(() => {
    const before = customer;
    customer = sessionStore.getSnapshot().session?.user.id ?? null;
    if (customer === before) return;
    if (customer !== null) {
      isLeaving = false;
      void removeAllBut(customer);
      // It is needed where nothing can be fetched.
      import("./failed-sign-out.tsx").catch(() => {});
    }
    const page = matchPath(location.pathname);
    if (before !== null && !isLeaving && !isSigningOut && page && isForVisitor(page.name)) location.reload();
  });
}
