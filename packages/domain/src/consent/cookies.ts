import type { CookiePreferences } from "./preferences.ts";

/** Name of the cookie that is `true` once the visitor has decided. */
export const consentCookie = "cookie_consent";

/** Name of the cookie that stores the decision. */
export const preferencesCookie = "cookie_preferences";

/** How long a decision lasts, in seconds: 365 days. */
export const consentSeconds = 365 * 24 * 60 * 60;

/** Clocks differ: a decision may be this far in the future, ms. */
const clockDifference = 24 * 60 * 60 * 1000;

function cookieNamed(name: string, cookies: string): string | null {
  for (const cookie of cookies.split(";")) {
    const equals = cookie.indexOf("=");
    if (equals < 0 || cookie.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(
        cookie
          .slice(equals + 1)
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      );
    } catch {
      return null;
    }
  }
  return null;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * A visitor's decision, from a `Cookie` header or `document.cookie`; null without one. Consent must be provable:
 * cookies that are damaged, incomplete, expired or dated in the future count as no decision, and the banner appears
 * again.
 */
export function readConsent(
  cookies: string | null | undefined,
  now: number = Date.now(),
): CookiePreferences | null {
  if (!cookies || cookieNamed(consentCookie, cookies) !== "true") return null;
  const values = parsed(cookieNamed(preferencesCookie, cookies) ?? "");
  if (!values) return null;
  const { necessary, functional, analytics, marketing, lastUpdated } = values;
  if (necessary !== true || typeof lastUpdated !== "string") return null;
  if (typeof functional !== "boolean" || typeof analytics !== "boolean" || typeof marketing !== "boolean")
    return null;
  const age = now - Date.parse(lastUpdated);
  // An invalid date is NaN, which fails this comparison.
  if (!(age >= -clockDifference && age <= consentSeconds * 1000)) return null;
  return { necessary, functional, analytics, marketing, lastUpdated: new Date(lastUpdated).toISOString() };
}

/**
 * The two cookies of a decision, as `Set-Cookie` headers or assignments to `document.cookie`. `isSecure` for pages
 * served over HTTPS: their cookies are sent over HTTPS only.
 */
export function consentCookies(preferences: CookiePreferences, isSecure: boolean): readonly [string, string] {
  const attributes = `; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const { necessary, functional, analytics, marketing, lastUpdated } = preferences;
  const value = JSON.stringify({ necessary, functional, analytics, marketing, lastUpdated });
  return [
    `${consentCookie}=true${attributes}`,
    `${preferencesCookie}=${encodeURIComponent(value)}${attributes}`,
  ];
}
