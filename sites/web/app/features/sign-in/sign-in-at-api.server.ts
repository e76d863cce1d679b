import type { SafeAnswer } from "@preforma/domain/http";
import { createSessionStore, signIn, type SignInProvider, type SignInResult } from "@preforma/domain/account";
import { pathTo, signInPath } from "@preforma/domain/routes";
import { showCompanyPrices } from "../prices/index.server.ts";
import { returnPathOf, type Visit } from "../../platform/loading/visit.server.ts";

/** The result of a sign-in on the server: a page of another service, or the endpoints' own answer. */
export type SignInAtApi = { goTo: string } | { result: SignInResult };

/**
 * Signs a visitor in at the auth endpoints as the browser's script does, for forms without script. The cookies in the
 * responses are passed on with the visit's response.
 */
export async function signInAtApi(
  visit: Visit,
  provider: string,
  options: { callbackUrl: string; credentials?: Readonly<Record<string, string>> },
): Promise<SignInAtApi> {
  const store = createSessionStore({ fetch: visit.fetch });
  let goTo = "";
  const result = await signIn(
    store,
    provider,
    { ...options, redirect: false },
    { href: () => visit.url.href, go: (url) => void (goTo = url) },
  );
  store.stop();
  if (result?.ok && provider === "credentials") await showCompanyPrices(visit);
  return result === null ? { goTo } : { result };
}

/**
 * Follows a mailed link whose button was pressed, and returns where the browser goes next: to the link's target, or to
 * the sign-in page, which shows the error or asks for a code.
 */
export async function followLinkAtApi(visit: Visit): Promise<string> {
  const { searchParams } = visit.url;
  const store = createSessionStore({ fetch: visit.fetch, initial: null });
  const { url } = await store.endpoints.post("callback/email", {
    token: searchParams.get("token") ?? "",
    email: searchParams.get("email") ?? "",
    callbackUrl: afterSignIn(visit, searchParams.get("callbackUrl")),
  });
  await showCompanyPrices(visit);
  return returnPathOf(visit.publicOrigin, url) ?? signInPath(visit.locale, { error: "Default" });
}

/** Whether a mailed link is still valid. Where that is unknown, it counts as valid until it is used. */
export const isGoodLink = ({ success, status }: SafeAnswer<unknown>): boolean =>
  success || (status !== 404 && status !== 400);

/** Where a visitor goes after signing in: the page they came from, else their account. */
export function afterSignIn({ publicOrigin, locale }: Visit, callbackUrl: string | null): string {
  return returnPathOf(publicOrigin, callbackUrl) ?? pathTo("account", locale);
}

/** The page that a form or a mailed link returns to after signing in; null where it names none of this site. */
export const returnPathIn = ({ publicOrigin, url }: Visit): string | null =>
  returnPathOf(publicOrigin, url.searchParams.get("callbackUrl"));

/** The sign-in page, which leads to that page. */
export const signInHrefIn = (visit: Visit): string =>
  signInPath(visit.locale, { callbackUrl: returnPathIn(visit) ?? undefined });

/** The alternatives to a password: services with their own page, and whether links are mailed. */
export async function otherSignInMethods(
  visit: Visit,
): Promise<{ services: { id: string; name: string }[]; link: boolean }> {
  const store = createSessionStore({ fetch: visit.fetch, initial: null });
  // A page without buttons is better than none.
  const all = await store.endpoints.providers().catch((): Record<string, SignInProvider> => ({}));
  const known = Object.values(all);
  return {
    services: known
      .filter(({ type }) => type !== "credentials" && type !== "email")
      .map(({ id, name }) => ({ id, name })),
    link: known.some(({ type }) => type === "email"),
  };
}
