export { consentCookie, consentCookies, consentSeconds, preferencesCookie, readConsent } from "./cookies.ts";
export { decisionField, decisionOf, decisions, type Decision } from "./form.ts";
export {
  acceptAll,
  choosePreferences,
  cookieCategories,
  isAllowed,
  rejectAll,
  type CookieCategory,
  type CookieChoice,
  type CookiePreferences,
} from "./preferences.ts";
export { consentSignals, type ConsentSignal } from "./signals.ts";
