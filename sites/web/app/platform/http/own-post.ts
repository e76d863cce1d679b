/**
 * Whether a form was posted by a page of this site. Strict: a request that does not say where it comes from is
 * refused, as every browser says it. `Sec-Fetch-Site` is the browser's own word and cannot be set by a page; where it
 * is missing (plain HTTP on a host other than this machine), `Origin` must be ours.
 *
 * Cookies with `SameSite=Lax` would make other sites' forms signed out, but not those of other names under the same
 * domain, and not forms that need no session.
 */
export function isPostedFromHere(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  // The second is what the visitor typed, where a machine has several names.
  return origin !== null && (origin === publicOrigin || origin === new URL(request.url).origin);
}
