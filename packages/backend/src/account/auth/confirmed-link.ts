import type { Context } from "hono";
import { pathTo } from "@preforma/domain/routes";
import type { AppEnvironment } from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { hasAsked, ownCookie } from "./own-cookies.ts";
import { returnPath } from "./return-path.ts";
import { throughLibrary, toSignIn, type AuthOutcome } from "./shim.ts";

/**
 * The page that asks for a press of a button, where a link by mail is opened in a browser that did not ask
 * for it: somebody may have been sent another person's link, to be signed in to that account unawares. Null
 * where the browser asked, and for a link that was cut off.
 */
export function leadToConfirmation(
  { authSecret, publicOrigin }: AccountServices,
  context: Context<AppEnvironment>,
): string | null {
  const { token, email, callbackUrl } = context.req.query();
  if (context.req.method === "HEAD" || !token || !email) return null;
  if (hasAsked(authSecret, token, ownCookie("asked", context.req.header("Cookie") ?? "", publicOrigin)))
    return null;
  const { path, locale } = returnPath(publicOrigin, callbackUrl);
  const query = new URLSearchParams({ token, email, ...(path === null ? {} : { callbackUrl: path }) });
  return `${publicOrigin}${pathTo("confirmSignIn", locale)}?${query}`;
}

/** Follows a link whose button was pressed. */
export async function postedLink(
  services: AccountServices,
  context: Context<AppEnvironment>,
  form: Readonly<Record<string, string>>,
): Promise<AuthOutcome> {
  const { publicOrigin } = services;
  const { csrfToken, token = "", email = "", callbackUrl = "" } = form;
  const csrf = await throughLibrary(services, context, { action: "csrf", form: null });
  // Without the token's cookie the library makes a new token, which nobody can have sent.
  if (csrf.kind !== "data" || csrfToken === undefined || tokenIn(csrf.data) !== csrfToken)
    return toSignIn(publicOrigin, returnPath(publicOrigin, callbackUrl), "MissingCSRF");
  const query = new URLSearchParams({ token, email, callbackUrl });
  return throughLibrary(services, context, { action: "callback/email", form: null, query });
}

const tokenIn = (data: unknown): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, "csrfToken") : null;
