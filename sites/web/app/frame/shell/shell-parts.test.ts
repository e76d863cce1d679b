import type { Locale } from "@preforma/domain/locales";
import type { RouteName } from "@preforma/domain/routes";
import type { NavigationCategory } from "@preforma/ui/navigation";
import { expect, test } from "vitest";
import { translatorOf } from "../../platform/i18n/translations.server.ts";
import type { RootData } from "../../platform/loading/root-data.ts";
import { menusOf } from "./menus.server.ts";
import { footerParts, markedCategories, shellParts } from "./shell-parts.ts";

const category = (id: number, children: NavigationCategory[] = []): NavigationCategory => ({
  id,
  href: `/urun/kategori/${id}/raf`,
  title: `Raf ${id}`,
  count: 1,
  children,
});
const legal = [
  { key: "cookie-policy", title: "Çerez politikası", slug: "cerez-politikasi" },
  { key: "data-rights", title: "Başvuru", slug: "basvuru" },
];
const root = (phone: string, locale: Locale = "tr"): RootData => ({
  origin: "https://www.example.com",
  translations: "",
  frame: "0",
  year: 2026,
  categories: [category(1, [category(2)]), category(3)],
  consent: "decided",
  prices: "gross",
  analytics: null,
  languages: [
    { code: "tr", name: "Türkçe" },
    { code: "en", name: "English" },
  ],
  notice: "",
  legal,
  menus: menusOf(translatorOf(locale).t, locale, legal),
  settings: {
    fixed_menu: true,
    contact_info: { phone: [{ key: "sales", value: phone }], email: [], address: [] },
    social_media_links: [],
    quick_contact_button: phone !== "",
  } as unknown as RootData["settings"],
});
test("the entry of the page that is shown is marked", () => {
  const data = root("+90 232 000 00 00");
  const currentOf = (here: RouteName) => {
    const { items, anchors } = shellParts(data, here, "tr");
    return [...items.flatMap((item) => ("links" in item ? item.links : [item])), ...anchors]
      .filter((link) => link.current)
      .map((link) => link.href);
  };
  expect(currentOf("contact")).toEqual(["/iletisim"]);
  expect(currentOf("managers")).toEqual(["/kurumsal/yoneticiler"]);
  // An article belongs to its list.
  expect(currentOf("newsArticle")).toEqual(["/haberler"]);
  expect(currentOf("products")).toEqual([]);
});

test("V31: the menu of products leads to campaigns, RAL colours and the comparison", () => {
  const { aboutProducts } = shellParts(root(""), "campaign", "tr");
  expect(aboutProducts.map(({ href }) => href)).toEqual([
    "/hizmetler",
    "/kampanyalar",
    "/ral-renkleri",
    "/karsilastir",
    "/indirilenler",
  ]);
  expect(aboutProducts.map(({ current }) => current)).toEqual([false, true, false, false, false]);
});

test("other settings bring other parts at once", () => {
  const before = footerParts(root("+90 232 000 00 00"), "home", "tr");
  const after = footerParts(root("+90 232 111 11 11"), "home", "tr");
  expect(before.phones).toEqual([{ text: "+90 232 000 00 00", href: "tel:+902320000000" }]);
  expect(after.phones).toEqual([{ text: "+90 232 111 11 11", href: "tel:+902321111111" }]);
});

test("the foot of the page leads to the legal texts that are looked for, and to all of them", () => {
  expect(footerParts(root("", "en"), "home", "en").legal?.map(({ href }) => href)).toEqual([
    "/en/legal-documents#cerez-politikasi",
    "/en/legal-documents",
  ]);
});

test("the quick contact is shown where the settings enable it", () => {
  expect(footerParts(root(""), "home", "tr").quickContact).toBeNull();
  expect(footerParts(root("+90 232 000 00 00"), "home", "tr").quickContact).toEqual({
    formHref: "/iletisim#form",
    phone: { text: "+90 232 000 00 00", href: "tel:+902320000000" },
  });
});

test("a category is marked with all above it, in a copy", () => {
  const { categories } = root("");
  const marked = markedCategories(categories, [1, 2]);
  expect(marked.map((entry) => entry.current)).toEqual([true, false]);
  expect(marked[0]?.children[0]?.current).toBe(true);
  expect(markedCategories(categories, [])).toBe(categories);
  expect(categories[0]?.current).toBeUndefined();
});
