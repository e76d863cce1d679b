import { isAllowed, type CookieCategory, type CookiePreferences } from "./preferences.ts";

/** Our category for each signal of Google's Consent Mode v2. */
const categoryOf = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "analytics",
  functionality_storage: "functional",
  personalization_storage: "functional",
  security_storage: "necessary",
} as const satisfies Record<string, CookieCategory>;

/** A signal of Consent Mode v2. */
export type ConsentSignal = keyof typeof categoryOf;

/**
 * The parameters of `gtag("consent", "default" | "update", …)`: everything except security is denied until the visitor
 * has allowed it. Null means no decision.
 */
export function consentSignals(
  preferences: CookiePreferences | null,
): Record<ConsentSignal, "granted" | "denied"> {
  return Object.fromEntries(
    Object.entries(categoryOf).map(([signal, category]) => [
      signal,
      isAllowed(preferences, category) ? "granted" : "denied",
    ]),
  ) as Record<ConsentSignal, "granted" | "denied">;
}
