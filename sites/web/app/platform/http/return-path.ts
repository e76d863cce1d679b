import { pathWithin } from "@preforma/domain/routes";

/** The field of a form that names the page to come back to. */
export const returnField = "return_to";

/** The page that a form was sent from: with its whole query where the browser says it, else the one that the form names. */
export function returnPath(
  referrer: string | null | undefined,
  named: unknown,
  publicOrigin: string,
): string {
  const back = referrer ? pathWithin(publicOrigin, referrer) : null;
  return back ?? (typeof named === "string" ? pathWithin(publicOrigin, named) : null) ?? "/";
}
