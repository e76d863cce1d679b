import { locales } from "@preforma/domain/locales";
import { describe, expect, it, test } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { fixtureNavigation } from "../navigation/navigation.fixtures.ts";
import { SiteFooter } from "../site-footer/index.ts";
import { TopBar } from "../top-bar/index.ts";
import { SiteHeader } from "./index.ts";
import { formatMessage, formatNumber } from "../messages/message.ts";
import siteHeaderMessages from "../messages/texts/site-header.json" with { type: "json" };

const user = {
  session: { status: "loading" },
  accountHref: "/account",
  signInHref: "/login",
  registerHref: "/register",
  signOut: { action: "/api/auth/signout" },
} as const;

function frameIn(locale: (typeof locales)[number], cart?: { href: string }): string {
  const navigation = fixtureNavigation(locale);
  return serverHtml(
    <>
      <TopBar links={navigation.topLinks} phones={navigation.phones} languages={navigation.languages} />
      <SiteHeader
        homeHref={navigation.homeHref}
        products={navigation.products}
        items={navigation.items}
        search={navigation.search}
        favourites={{ href: "/favorites" }}
        cart={cart}
        user={user}
        languages={navigation.languages}
        sidebar={{ more: navigation.topLinks, phones: navigation.phones, emails: navigation.emails }}
        fixed
      />
      <SiteFooter
        {...navigation.footer}
        year={2026}
        phones={navigation.phones}
        emails={navigation.emails}
        social={[{ name: "linkedin", href: "https://www.linkedin.com/company/preforma", label: "LinkedIn" }]}
      />
    </>,
    locale,
  );
}

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");

describe.each(locales)("the frame of a page as the server sends it, in %s", (locale) => {
  const navigation = fixtureNavigation(locale);
  const html = frameIn(locale);
  const hrefs = new Set(hrefsOf(html));

  it("contains the links that work without JavaScript: root categories, groups, languages, phone", () => {
    const expected = [
      navigation.homeHref,
      navigation.products.href,
      ...navigation.products.categories.map((category) => category.href),
      ...navigation.items.flatMap((item) => ("links" in item ? item.links : [item])).map((link) => link.href),
      ...navigation.topLinks.map((link) => link.href),
      ...Object.values(navigation.languages.hrefs),
      ...navigation.phones.map((phone) => phone.href),
      "/favorites",
      "/login",
      "/register",
      "/account",
    ];
    expect(expected.filter((href) => !hrefs.has(href))).toEqual([]);
  });

  it("V19: leads to the favourites from its own row, also beside a cart", () => {
    const places = (text: string) => hrefsOf(text).filter((href) => href === "/favorites").length;
    expect(places(html)).toBe(1);
    expect(places(frameIn(locale, { href: "/cart" }))).toBe(1);
  });

  it("opens without JavaScript: disclosures, and dialogs by their URL fragment", () => {
    for (const id of ["site-menu", "site-search"]) {
      expect(hrefs).toContain(`#${id}`);
      expect(html).toMatch(new RegExp(`<dialog [^>]*id="${id}"`));
    }
    expect(html.match(/<details name="site-header"/g)).toHaveLength(2);
    // The user menu is a native popover.
    expect(html).toMatch(/<button [^>]*popovertarget="([^"]+)"[^>]*>[\s\S]*id="\1"/i);
    const forms = html.match(/<form [^>]*>/g) ?? [];
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(form).toContain(`action="${navigation.search.action}"`);
      expect(form).toContain('method="get"');
    }
  });

  it("has few elements: closed content is rendered on intent", () => {
    const [header = ""] = /<header[^]*<\/header>/.exec(html) ?? [];
    expect(header).not.toContain("<img");
    expect(header.match(/<[a-z]/g)?.length).toBeLessThan(250);
  });

  it("names every language by itself and marks the page's own", () => {
    const links = html.match(/<a [^>]*hrefLang="[a-z]+"[^>]*>/gi) ?? [];
    // Once in the top bar, once in the sidebar.
    expect(links).toHaveLength(2 * 5);
    const marked = links.filter((link) => link.includes('aria-current="true"'));
    expect(marked).toHaveLength(locale === "de" ? 0 : 2);
    expect(marked.filter((link) => !link.includes(` lang="${locale}"`))).toEqual([]);
  });

  it("gives a list outside a navigation its role, which Safari drops from lists without markers", () => {
    const lists = html.replaceAll(/<nav[^]*?<\/nav>/g, "").match(/<[uo]l[^>]*>/g) ?? [];
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
  });

  it("isolates the phone number from right-to-left text", () => {
    const isolated = html.split('<bdi dir="ltr">+90 212 555 01 23</bdi>').length - 1;
    expect(isolated).toBe(2);
    expect(html.split(">+90 212 555 01 23<").length - 1).toBe(isolated);
  });
});

// The name contains the number as the badge shows it, not the Arabic words for one and two: people who use speech
// control say what they see (WCAG 2.5.3).

/** Covers every plural category of the six languages. */
const counts = [1, 2, 3, 5, 11, 21, 22, 100, 999];

test.each(locales)(
  "in %s the name of a counted tool holds its name and the number on its badge",
  (locale) => {
    const { favourites, favouriteProducts, cart, cartProducts } = siteHeaderMessages[locale];
    for (const count of counts) {
      for (const [label, counted] of [
        [favourites, favouriteProducts],
        [cart, cartProducts],
      ] as const) {
        const name = formatMessage(counted, { count }, locale);
        expect(name.startsWith(label)).toBe(true);
        expect(name.match(/\d+/g)).toEqual([formatNumber(count, locale)]);
      }
    }
  },
);
