import { pathWithin } from "@preforma/domain/routes";

/** The form field with the page to return to. */
export const returnField = "return_to";

/**
 * The page that a form was sent from: with its whole query where the browser sends a referrer, else the page that the
 * form names.
 */
export function returnPath(
  referrer: string | null | undefined,
  named: unknown,
  publicOrigin: string,
): string {
  const back = referrer ? pathWithin(publicOrigin, referrer) : null;
  return back ?? (typeof named === "string" ? pathWithin(publicOrigin, named) : null) ?? "/";
}
