import { expect, test } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { signInRefusal } from "./sign-in-error.logic.ts";

test.each([
  ["CredentialsSignin", null, "tr", "E-posta adresi veya parola hatalı."],
  ["no such name", undefined, "en", "Signing in did not work. Please try again."],
  ["hasOwnProperty", null, "en", "Signing in did not work. Please try again."],
  ["CredentialsSignin", 0, "de", "Die E-Mail-Adresse oder das Passwort ist falsch."],
] as const)("%s with %o seconds, %s", (error, seconds, locale, sentence) => {
  expect(signInRefusal(error, seconds, locale, messagesFor(locale)["sign-in-form"])).toBe(sentence);
});

test.each([
  [1, "en", "in 1 second."],
  [89.2, "en", "in 90 seconds."],
  [90, "en", "in 2 minutes."],
  [847, "ru", "через 15 минут."],
  [240, "ru", "через 4 минуты."],
  [120, "ar", "بعد دقيقتين."],
  [900, "ar", "بعد 15 دقيقة."],
  [300, "ar", "بعد 5 دقائق."],
  [900, "tr", "15 dakika sonra yeniden deneyebilirsiniz."],
] as const)("a lock of %o seconds is told in %s as …%s", (seconds, locale, end) => {
  expect(signInRefusal("CredentialsSignin", seconds, locale, messagesFor(locale)["sign-in-form"])).toMatch(
    new RegExp(`${end.replaceAll(".", "\\.")}$`),
  );
});
