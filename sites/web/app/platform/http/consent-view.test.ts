import { acceptAll, consentCookies, rejectAll } from "@preforma/domain/consent";
import { expect, test } from "vitest";
import { consentViewOf } from "./consent-view.ts";

const sent = (preferences: Parameters<typeof consentCookies>[0]) =>
  consentCookies(preferences, true)
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

test("the banner is for anyone without a decision or with an unreadable one", () => {
  for (const cookies of [null, "", "a=b", "cookie_consent=true", "cookie_consent=true; cookie_preferences=1"])
    expect(consentViewOf(cookies)).toBe("open");
});

test("whatever was decided is one view", () => {
  expect(consentViewOf(`a=b; ${sent(rejectAll())}`)).toBe("decided");
  expect(consentViewOf(`${sent(acceptAll())}; a=b`)).toBe("decided");
});
