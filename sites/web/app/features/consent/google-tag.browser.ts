import { consentSignals, readConsent, type CookiePreferences } from "@preforma/domain/consent";

type Command = [name: "js", at: Date] | [name: "config", id: string] | ConsentCommand;
type ConsentCommand = [
  name: "consent",
  what: "default" | "update",
  signals: ReturnType<typeof consentSignals>,
];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's tag reads `arguments` objects, not lists, from its queue. */
function gtag(..._command: Command): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ??= []).push(arguments);
}

let started = false;

/** Whether a URL has the secret of a mailed link, also in the URL to come back to. The tag would report it. */
export const hasToken = (url: string): boolean => /(?:[?&]|%3f|%26)token(?:=|%3d)/i.test(url);

/**
 * Starts Google's tag with Consent Mode v2: everything is denied until it has the visitor's decision, which is queued
 * before the tag loads.
 */
export function startGoogleTag(measurementId: string): void {
  if (started || hasToken(location.search) || hasToken(document.referrer)) return;
  started = true;
  gtag("consent", "default", consentSignals(null));
  gtag("consent", "update", consentSignals(readConsent(document.cookie)));
  gtag("js", new Date());
  gtag("config", measurementId);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

/** Passes another decision to the tag; does nothing where it does not run. Withdrawing consent deletes its cookies. */
export function updateGoogleTag(preferences: CookiePreferences): void {
  if (!started) return;
  gtag("consent", "update", consentSignals(preferences));
  if (!preferences.analytics) forgetMeasurements();
}

/** Deletes the tag's cookies: it sets them for the widest domain that the browser accepts. */
function forgetMeasurements(): void {
  const names = document.cookie
    .split(";")
    .map((pair) => pair.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => /^_g(?:a|id|at)(?:_|$)/.test(name));
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const name of names)
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
