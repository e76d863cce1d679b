import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { directionOf, locales, type Locale } from "@preforma/domain/locales";
import { messagesFor } from "../messages/index.ts";
import { fixtureNavigation } from "../navigation/navigation.fixtures.ts";
import { UiProvider } from "../provider/index.ts";
import { SiteFooter } from "../site-footer/index.ts";
import { SiteHeader } from "../site-header/index.ts";
import { createMarkupCache, CachedMarkup, type MarkupCache } from "./index.ts";

function markupOf(content: ReactNode, locale: Locale, markupCache?: MarkupCache): string {
  return renderToString(
    <UiProvider
      locale={locale}
      direction={directionOf(locale)}
      messages={messagesFor(locale)}
      markupCache={markupCache}
    >
      {content}
    </UiProvider>,
  );
}

function page(navigation: ReturnType<typeof fixtureNavigation>, text: string): ReactNode {
  const { items, topLinks, phones } = navigation;
  return (
    <>
      <SiteHeader
        homeHref="/"
        products={navigation.products}
        items={items}
        search={{ action: "/urun" }}
        sidebar={{ more: topLinks, phones }}
        languages={navigation.languages}
      />
      <main>{text}</main>
      <SiteFooter service={topLinks} orders={none} company={topLinks} phones={phones} year={2026} />
    </>
  );
}
const none: never[] = [];

describe.each(locales)("header and footer in %s", (locale) => {
  test("are the same to the letter, ids included, rendered or kept: so the browser hydrates either", () => {
    const navigation = fixtureNavigation(locale);
    const render = vi.fn<(content: ReactNode) => string>((content) => markupOf(content, locale));
    const markupCache = createMarkupCache(render);
    const bare = markupOf(page(navigation, "A"), locale);
    expect(markupOf(page(navigation, "A"), locale, markupCache)).toBe(bare);
    expect(markupCache.prepare()).toBeGreaterThanOrEqual(4);
    const made = render.mock.calls.length;
    expect(markupOf(page(navigation, "A"), locale, markupCache)).toBe(bare);
    expect(markupOf(page(navigation, "B"), locale, markupCache)).toBe(
      markupOf(page(navigation, "B"), locale),
    );
    expect(markupCache.prepare()).toBe(0);
    expect(render).toHaveBeenCalledTimes(made);
  });

  test("show other categories as soon as they are given others", () => {
    const before = fixtureNavigation(locale);
    const markupCache = createMarkupCache((content) => markupOf(content, locale));
    markupOf(page(before, "A"), locale, markupCache);
    markupCache.prepare();
    const [first, ...rest] = before.products.categories;
    if (!first) throw new Error("The fixtures have no category");
    const renamed = { ...first, title: "Yeni raf" };
    const after = { ...before, products: { ...before.products, categories: [renamed, ...rest] } };
    const shown = markupOf(page(after, "A"), locale, markupCache);
    expect(shown).toContain("Yeni raf");
    expect(shown).toBe(markupOf(page(after, "A"), locale));
  });
});

test("what depends on an element or a function is never kept", () => {
  const markupCache = createMarkupCache((content) => markupOf(content, "en"));
  const list = (by: unknown) => (
    <CachedMarkup as="ul" name="list" by={[by]}>
      <li>One</li>
    </CachedMarkup>
  );
  markupOf(list(<b />), "en", markupCache);
  markupOf(
    list(() => undefined),
    "en",
    markupCache,
  );
  expect(markupCache.prepare()).toBe(0);
});

test("what was used longest ago goes when the markup grows past its limit", () => {
  const markupCache = createMarkupCache(() => "x".repeat(400), 1000);
  for (const key of ["a", "b"]) markupCache.want(key, null);
  markupCache.prepare();
  expect(markupCache.find("a")).toHaveLength(400);
  markupCache.want("c", null);
  markupCache.prepare();
  expect(["a", "b", "c"].map((key) => markupCache.find(key) !== undefined)).toEqual([true, false, true]);
});
