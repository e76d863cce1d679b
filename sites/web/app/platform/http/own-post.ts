/**
 * Whether a form was posted by a page of this site. Strict: a request without a source is refused, as every browser
 * sends one. `Sec-Fetch-Site` is set by the browser and cannot be set by a page; where it is missing (plain HTTP on a
 * host other than this machine), `Origin` must be ours.
 *
 * `SameSite=Lax` cookies would let other sites' forms arrive only signed out, but they protect neither against other
 * hosts of the same domain nor for forms that need no session.
 */
export function isPostedFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  // The second is the URL that the visitor typed, where a machine has several names.
  return origin !== null && (origin === publicOrigin || origin === new URL(request.url).origin);
}
