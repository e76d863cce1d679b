import { describe, expect, test } from "vitest";
import { locales } from "@preforma/domain/locales";
import { composeMail } from "./layout.ts";

const blank = { to: "ada@example.com", locale: "en", subject: "x", paragraphs: [] } as const;

describe("a composed mail", () => {
  test("has the same content in text and in HTML", () => {
    const { text, html } = composeMail({
      ...blank,
      subject: "New message",
      paragraphs: ["Somebody wrote.", "Twice.\nOn two lines."],
      facts: [["Phone", "+905321234567"], null, false],
      action: { label: "Open", url: "https://shop.test/a?b=1&c=2" },
      otherAction: { label: "Or see", url: "https://shop.test/c?d=1&e=2" },
      closing: "Kind regards",
    });
    expect(text).toBe(
      "New message\n\nSomebody wrote.\n\nTwice.\nOn two lines.\n\nPhone: +905321234567\n\nOpen:\nhttps://shop.test/a?b=1&c=2\n\nOr see:\nhttps://shop.test/c?d=1&e=2\n\nKind regards\n",
    );
    expect(html).toContain("Twice.<br>On two lines.");
    expect(html).toContain('href="https://shop.test/a?b=1&amp;c=2"');
    expect(html).toMatch(/href="https:\/\/shop\.test\/c\?d=1&amp;e=2"[^>]*>Or see<\/a>/);
    expect(html).toContain('<th class="muted rule" scope="row"');
  });

  test.each(locales)("reads in the direction of %s", (locale) => {
    const { html } = composeMail({ ...blank, locale });
    expect(html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    expect(html).toContain(`text-align:${locale === "ar" ? "right" : "left"}`);
  });

  test.each(locales)("V18: greets only a known recipient by name, in %s", (locale) => {
    const mail = { ...blank, locale, paragraphs: ["y"] };
    const [title, greeting, body] = composeMail({ ...mail, recipient: "Ada <b>" }).text.split("\n\n");
    expect([title, body]).toEqual(["x", "y\n"]);
    expect(greeting).toContain("Ada <b>");
    expect(composeMail({ ...mail, recipient: "Ada <b>" }).html).toContain("Ada &lt;b&gt;");
    expect(composeMail({ ...mail, recipient: " " }).text).toBe("x\n\ny\n");
  });

  test("keeps a number whole beside an Arabic label", () => {
    const { text } = composeMail({
      ...blank,
      locale: "ar",
      facts: [["الهاتف", "+905321234567"]],
    });
    expect(text).toContain("الهاتف: \u2068+905321234567\u2069");
  });

  test("gives each line of a value its own direction, in every language", () => {
    const value = "أحمد\n+966 50 123 4567\n\nx < y";
    const { html } = composeMail({ ...blank, facts: [["Customer", value]] });
    expect(html).toContain(
      '><div dir="auto">أحمد</div><div dir="auto">+966 50 123 4567</div><div dir="auto"><br></div><div dir="auto">x &lt; y</div></td>',
    );
  });

  test("escapes a visitor's input", () => {
    const hostile = `</td><script>alert("1")</script><img src='x'>&amp;`;
    const { html } = composeMail({
      ...blank,
      subject: "Message",
      title: hostile,
      paragraphs: [hostile],
      facts: [[hostile, hostile]],
      closing: hostile,
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;img src=&#39;x&#39;&gt;&amp;amp;");
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "nowhere"])("does not link to %s", (url) => {
    for (const name of ["action", "otherAction"])
      expect(() => composeMail({ ...blank, [name]: { label: "x", url } })).toThrow(TypeError);
  });
});
