import { profileQuery, secondFactorQuery, type AccountProfile, type Session } from "@preforma/domain/account";
import { matchPath, pathTo } from "@preforma/domain/routes";
import { redirect } from "react-router";
import type { Visit } from "../../platform/loading/visit.server.ts";

/** The customer of an account page. */
export interface Customer {
  session: Session;
  profile: AccountProfile;
}

/**
 * The customer at this page. Visitors are redirected to sign-in, and customers without consent, who came through a
 * provider, first to the privacy notice; both come back here. Staff set up their second factor before anything else.
 */
export async function requireCustomer(visit: Visit): Promise<Customer> {
  const session = await visit.requireSession();
  const profile = await profileQuery(visit.strict).queryFn({ signal: visit.request.signal });
  // Other implementations of the contract may omit it, and request consent in their own way.
  if (profile.consented_at === null) throw redirect(consentPath(visit), 303);
  if (session.user.role === "staff" && matchPath(visit.url.pathname)?.name !== "accountTwoStep") {
    // Other implementations of the contract may lack it.
    const factor = await secondFactorQuery(visit.strict)
      .queryFn({ signal: visit.request.signal })
      .catch(() => null);
    if (factor?.is_on === false) throw redirect(pathTo("accountTwoStep", visit.locale), 303);
  }
  return { session, profile };
}

function consentPath({ url, locale }: Visit): string {
  const callbackUrl = `${url.pathname}${url.search}`;
  return `${pathTo("accountConsent", locale)}?${new URLSearchParams({ callbackUrl })}`;
}
