import { acceptAll, consentCookies, rejectAll } from "@preforma/domain/consent";
import { expect, test } from "vitest";
import { pageViewOf } from "./page-view.ts";

const sent = (preferences: Parameters<typeof consentCookies>[0]) =>
  consentCookies(preferences, true)
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

test("the banner is for anyone without a decision or with an unreadable one", () => {
  for (const cookies of [null, "", "a=b", "cookie_consent=true", "cookie_consent=true; cookie_preferences=1"])
    expect(pageViewOf(cookies).consent).toBe("open");
});

test("whatever was decided is one view", () => {
  expect(pageViewOf(`a=b; ${sent(rejectAll())}`).consent).toBe("decided");
  expect(pageViewOf(`${sent(acceptAll())}; a=b`).consent).toBe("decided");
});
