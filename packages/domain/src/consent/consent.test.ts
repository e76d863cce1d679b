import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptAll,
  choosePreferences,
  consentCookies,
  consentSeconds,
  consentSignals,
  cookieCategories,
  type CookiePreferences,
  decisionOf,
  isAllowed,
  readConsent,
  rejectAll,
} from "./index.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const day = 24 * 60 * 60 * 1000;

/** The cookies as a browser returns them. */
const sent = (preferences: CookiePreferences): string =>
  consentCookies(preferences, true)
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

/** Cookies with manipulated preferences. */
const forged = (value: unknown): string =>
  `cookie_consent=true; cookie_preferences=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`;

describe("a decision", () => {
  it("allows all, or only what is necessary, or what was chosen", () => {
    expect(acceptAll(now)).toEqual({
      necessary: true,
      functional: true,
      analytics: true,
      marketing: true,
      lastUpdated: "2026-11-21T09:00:00.000Z",
    });
    expect(cookieCategories.filter((category) => isAllowed(rejectAll(now), category))).toEqual(["necessary"]);
    expect(cookieCategories.filter((category) => isAllowed(null, category))).toEqual(["necessary"]);
  });

  it("comes back from its cookies as it was", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (functional, analytics, marketing) => {
        const preferences = choosePreferences({ functional, analytics, marketing }, now);
        expect(readConsent(sent(preferences), now.getTime())).toEqual(preferences);
        expect(readConsent(`a=b; ${sent(preferences)}; c=d`, now.getTime())).toEqual(preferences);
      }),
    );
  });

  it("lasts 365 days", () => {
    const cookies = sent(acceptAll(now));
    expect(consentSeconds).toBe(31_536_000);
    expect(readConsent(cookies, now.getTime() + 365 * day)).not.toBeNull();
    expect(readConsent(cookies, now.getTime() + 365 * day + 1)).toBeNull();
    expect(readConsent(cookies, now.getTime() - day)).not.toBeNull();
    expect(readConsent(cookies, now.getTime() - day - 1)).toBeNull();
  });

  it("is written for the whole site, and by HTTPS only where there is HTTPS", () => {
    for (const cookie of consentCookies(rejectAll(now), true)) {
      expect(cookie).toMatch(
        /^cookie_(consent|preferences)=[^;\s,"]+; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
      );
    }
    for (const cookie of consentCookies(rejectAll(now), false)) expect(cookie).not.toContain("Secure");
  });
});

describe("cookies that show no consent", () => {
  const whole = { ...acceptAll(now) };
  it.each<[what: string, cookies: string | null | undefined]>([
    ["none", ""],
    ["no header", null],
    ["nothing", undefined],
    ["the banner's without preferences", "cookie_consent=true"],
    ["preferences without the banner's", sent(whole).split("; ")[1]],
    ["a refusal", sent(whole).replace("=true", "=false")],
    ["another word", sent(whole).replace("=true", "=1")],
    ["text that is no JSON", forged("yes")],
    ["a broken escape", "cookie_consent=true; cookie_preferences=%E0%A4%A"],
    ["null", forged(null)],
    ["a list", forged([true])],
    ["a word for a yes", forged({ ...whole, marketing: "true" })],
    ["a number for a yes", forged({ ...whole, analytics: 1 })],
    ["necessary denied", forged({ ...whole, necessary: false })],
    ["a category missing", forged({ necessary: true, functional: true, lastUpdated: whole.lastUpdated })],
    ["no instant", forged({ ...whole, lastUpdated: undefined })],
    ["an instant that is none", forged({ ...whole, lastUpdated: "yesterday" })],
    ["an instant of the future", forged({ ...whole, lastUpdated: "2036-01-01T00:00:00Z" })],
    ["an instant of long ago", forged({ ...whole, lastUpdated: "2001-01-01T00:00:00Z" })],
    ["a name that only ends so", sent(whole).replaceAll("cookie_", "x_cookie_")],
  ])("%s", (_what, cookies) => {
    expect(readConsent(cookies, now.getTime())).toBeNull();
  });

  it("never allow anything, however they were made", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
        expect(readConsent(value, now.getTime())).toBeNull();
        expect(readConsent(`cookie_consent=true; cookie_preferences=${value}`, now.getTime())).toBeNull();
      }),
    );
  });
});

describe("Consent Mode", () => {
  it("denies everything but security before a decision, and after a refusal", () => {
    for (const preferences of [null, rejectAll(now)])
      expect(consentSignals(preferences)).toEqual({
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
        functionality_storage: "denied",
        personalization_storage: "denied",
        security_storage: "granted",
      });
  });

  it("grants each signal by its category alone", () => {
    const granted = (choice: Partial<CookiePreferences>): string[] =>
      Object.entries(consentSignals({ ...rejectAll(now), ...choice }))
        .filter(([, state]) => state === "granted")
        .map(([signal]) => signal);
    expect(granted({ analytics: true })).toEqual(["analytics_storage", "security_storage"]);
    expect(granted({ marketing: true })).toEqual([
      "ad_storage",
      "ad_user_data",
      "ad_personalization",
      "security_storage",
    ]);
    expect(granted({ functional: true })).toEqual([
      "functionality_storage",
      "personalization_storage",
      "security_storage",
    ]);
    expect(Object.values(consentSignals(acceptAll(now)))).not.toContain("denied");
  });
});

const read = (query: string) => decisionOf(new URLSearchParams(query), now);

describe("the consent form", () => {
  it("accepts or rejects everything, whatever the state of the toggles", () => {
    expect(read("decision=accept")).toEqual(acceptAll(now));
    expect(read("marketing=on&decision=reject")).toEqual(rejectAll(now));
  });

  it("saves the toggles that are on", () => {
    expect(read("analytics=on&decision=save")).toEqual(
      choosePreferences({ functional: false, analytics: true, marketing: false }, now),
    );
    expect(read("decision=save")).toEqual(rejectAll(now));
  });

  it.each(["", "decision=", "decision=ACCEPT", "decision=toString", "functional=on&analytics=on"])(
    "takes %j for no decision",
    (query) => expect(read(query)).toBeNull(),
  );
});
