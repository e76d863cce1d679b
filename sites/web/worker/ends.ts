import { consentPath } from "../app/features/consent/consent-path.ts";
import { signOutPath } from "../app/platform/http/sign-out-path.ts";

const signOuts: ReadonlySet<string> = new Set([signOutPath, "/api/auth/signout"]);

type Asked = Pick<Request, "method" | "url">;

/** Whether a request signs out, so that the customer's data must be deleted from this browser. */
export function endsVisit({ method, url }: Asked): boolean {
  const { pathname, origin } = new URL(url);
  return method === "POST" && origin === location.origin && signOuts.has(pathname);
}

/** Whether a request invalidates cached pages: signing out, or a decision about cookies. */
export function clearsSavedPages(request: Asked): boolean {
  const { pathname } = new URL(request.url);
  return endsVisit(request) || (request.method === "POST" && pathname === consentPath);
}
