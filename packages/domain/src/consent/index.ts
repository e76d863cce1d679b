export { consentCookie, consentCookies, consentSeconds, preferencesCookie, readConsent } from "./cookies.ts";
export { decisionField, decisionOf, decisions, type Decision } from "./form.ts";
export * from "./preferences.ts";
export { consentSignals, type ConsentSignal } from "./signals.ts";
