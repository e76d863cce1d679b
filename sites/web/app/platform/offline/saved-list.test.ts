import { describe, expect, test } from "vitest";
import { headOf, savedPlaceholder, savedTemplate, listSaved, markSaved } from "./saved-list.ts";

const { href, title, lang, dir, when } = savedPlaceholder;
const item = `<li class="a"><a href="${href}" hreflang="${lang}" lang="${lang}" dir="${dir}">${title}</a><span>${when}</span></li>`;
const page = `<html><main><template id="${savedTemplate}"><section><h2>Pages</h2><ul>${item}</ul></section></template></main></html>`;

const listed = {
  href: "/ar/products?keyword=a&amp;page=2",
  title: "$&amp; $1 قوارير",
  lang: "ar",
  dir: "rtl",
  when: "22 Kasım",
};

describe("the list of cached pages", () => {
  test("is left out where there are none", () => {
    expect(listSaved(page, [])).toBe("<html><main></main></html>");
  });

  test("has every page once, in the order given, and none of the template's words", () => {
    const html = listSaved(page, [
      listed,
      { ...listed, href: "/", title: "Ana sayfa", lang: "tr", dir: "ltr" },
    ]);
    expect(html).toContain(
      '<li class="a"><a href="/ar/products?keyword=a&amp;page=2" hreflang="ar" lang="ar" dir="rtl">$&amp; $1 قوارير</a><span>22 Kasım</span></li>' +
        '<li class="a"><a href="/" hreflang="tr" lang="tr" dir="ltr">Ana sayfa</a>',
    );
    for (const word of [href, title, lang, when, "template"]) expect(html).not.toContain(word);
  });
});

test("the title, language and direction of a cached document are read", () => {
  const html =
    '<!DOCTYPE html><html data-kept="x" lang="ar" dir="rtl" data-frame="1"><head><title>A – B</title><meta property="og:title" content="A &amp; B"/></head><body lang="en">';
  expect(headOf(html)).toEqual({ title: "A &amp; B", lang: "ar", dir: "rtl" });
  expect(headOf("<p>")).toBeNull();
});

test("a cached document is marked with its date", () => {
  expect(markSaved('<!DOCTYPE html><html lang="tr">', new Date("2026-11-22T08:00:00Z"))).toBe(
    '<!DOCTYPE html><html data-kept="2026-11-22T08:00:00.000Z" lang="tr">',
  );
});
