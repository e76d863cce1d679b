import { acceptAll, consentCookies, rejectAll } from "@preforma/domain/consent";
import { expect, test } from "vitest";
import { chosenPrices, priceSetter } from "./price-choice.ts";

const sent = (preferences: ReturnType<typeof acceptAll>) =>
  consentCookies(preferences, false)
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

test("a choice is read from its cookie, and nothing else is one", () => {
  expect(chosenPrices("a=b; preforma_prices=net")).toBe("net");
  expect(chosenPrices("preforma_prices=gross; a=b")).toBe("gross");
  for (const cookies of [null, "", "preforma_prices=", "preforma_prices=NET", "x_preforma_prices=net"])
    expect(chosenPrices(cookies)).toBeNull();
});

test("a choice outlasts the browser only where functional cookies are allowed", () => {
  expect(priceSetter("net", sent(acceptAll()), true)).toBe(
    "preforma_prices=net; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  for (const cookies of ["", sent(rejectAll())])
    expect(priceSetter("gross", cookies, false)).toBe("preforma_prices=gross; Path=/; SameSite=Lax");
});
