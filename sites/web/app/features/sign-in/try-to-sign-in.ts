import type { SignInResult } from "@preforma/domain/account";
import { post } from "../../platform/forms/use-page-form.ts";

/**
 * Signs in by script through the same form that is posted without. Returns why it was refused, so that the form's
 * input stays; null when the browser is on its way to the next page. Rejects where no answer came.
 */
export async function tryToSignIn(
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<SignInResult | null> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const said = await post(action, data, crypto.randomUUID());
  if ("redirect" in said) {
    const { sessionStore } = await import("../../platform/session/session.browser.ts");
    sessionStore.announce();
    location.assign(said.redirect);
    return null;
  }
  const { error, retryAfter } = said.detail ?? {};
  return {
    ok: said.state.outcome?.ok === true,
    status: 0,
    error: typeof error === "string" ? error : null,
    url: null,
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  };
}
