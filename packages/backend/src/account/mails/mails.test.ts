import { describe, expect, it } from "vitest";
import { locales } from "@preforma/domain/locales";
import { brandName } from "../../mail/index.ts";
import { accountMail, type AccountMailKind } from "./index.ts";
import texts from "./texts.json" with { type: "json" };
import labels from "./label-texts.json" with { type: "json" };

const kinds = Object.keys(texts) as AccountMailKind[];
const script = {
  tr: /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
const link = "https://shop.test/reset-password?token=abc-_def";

describe.each(kinds)("the mail %s", (kind) => {
  it.each(locales)("is written in %s, with its link in text and HTML", (locale) => {
    const mail = accountMail(kind, { to: "ayse@example.com", locale, link });
    expect(mail).toMatchObject({ to: "ayse@example.com", locale });
    const words = mail.text.replaceAll(link, "").replaceAll(brandName, "").match(/\p{L}/gu);
    expect(words?.length).toBeGreaterThan(40);
    expect(words?.filter((letter) => !script[locale].test(letter))).toEqual([]);
    expect(mail.text + mail.html).not.toMatch(/undefined|\{site\}/);
    const hasButton = "action" in texts[kind][locale];
    expect([mail.text.includes(link), mail.html?.includes(link)]).toEqual([hasButton, hasButton]);
    expect(mail.html).toContain(`lang="${locale}"`);
  });

  it.each(locales)("V18: names the brand in %s, not the host", (locale) => {
    const mail = accountMail(kind, { to: "ayse@example.com", locale, link });
    expect(mail.subject).toContain(brandName);
    expect(mail.subject).not.toContain("shop.test");
    expect(mail.text.replaceAll(link, "")).not.toContain("shop.test");
  });

  it("has a different text in each language", () => {
    const all = locales.map((locale) => accountMail(kind, { to: "a@example.com", locale }).text);
    expect(new Set(all).size).toBe(locales.length);
  });
});

it("the notice of a new address names it", () => {
  for (const locale of locales) {
    const facts: [string, string][] = [[labels.newAddress[locale], "next@example.com"]];
    const { text } = accountMail("changeEmailNotice", {
      to: "a@example.com",
      locale,
      link,
      facts,
    });
    expect(text).toContain(labels.newAddress[locale]);
    expect(text).toContain("next@example.com");
  }
});
