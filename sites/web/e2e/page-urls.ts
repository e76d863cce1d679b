import { locales, type Locale } from "@preforma/domain/locales";
import { isPlain, matchPath, pathTo, type RouteName } from "@preforma/domain/routes";
import { pages, type PageName } from "../app/frame/pages.ts";
import { definePages, isForVisitor } from "../app/platform/pages/page-table.ts";
import { beforeAll } from "vitest";
import { addCustomer, type Customer } from "./customer.ts";
import { at } from "./visit.ts";

definePages(pages);

/** Routes of the table without a page: two redirect, the others are files. */
const withoutPage: ReadonlySet<PageName> = new Set<PageName>([
  "categoryBySlug",
  "productByGtin",
  "accountExport",
  "quoteFile",
]);

/** Pages only for signed-in customers, or empty without a customer's data. */
const forCustomers = /^(?:account|confirmEmail$|favorites$|cart$|checkout$)/;

/** The routes of the table that have a page, in its order. */
export const shownPages: readonly PageName[] = pages
  .map(({ name }) => name)
  .filter((name) => !withoutPage.has(name));

/** A page of the table with a URL that has content. */
export interface PageAddress {
  name: PageName;
  locale: Locale;
  /** Path and query. */
  path: string;
  /** Whether a customer's cookie is sent. */
  isForCustomer: boolean;
  isPublic: boolean;
}

/** Returns a URL for each page of {@link shownPages}; entries of lists are the first ones in the sitemap. */
export async function findAddresses(
  customer: Customer,
): Promise<(name: PageName, locale: Locale) => PageAddress> {
  const entries = await firstEntries();
  const pathOf = (name: PageName, locale: Locale): string => {
    if (name === "accountOrder") return pathTo(name, locale, { number: customer.order });
    if (name === "productQuote" || name === "productReview" || name === "stockNotice")
      return `${pathTo(name, locale)}?product=1`;
    if (isPlain(name)) return pathTo(name, locale);
    const path = entries.get(name)?.[locale];
    if (path === undefined) throw new Error(`The sitemap has no ${name} in ${locale}.`);
    return path;
  };
  return (name, locale) => ({
    name,
    locale,
    path: pathOf(name, locale),
    isForCustomer: forCustomers.test(name),
    isPublic: !isForVisitor(name),
  });
}

let opened: Promise<[Customer, Awaited<ReturnType<typeof findAddresses>>]> | undefined;

async function findPages(): Promise<[Customer, Awaited<ReturnType<typeof findAddresses>>]> {
  const customer = await addCustomer();
  return [customer, await findAddresses(customer)];
}

/**
 * A customer, and the URLs of the pages, for read-only tests: all share one customer. Registers its own hook.
 */
export function openPages() {
  let customer: Customer;
  let addressOf: Awaited<ReturnType<typeof findAddresses>>;
  beforeAll(async () => {
    [customer, addressOf] = await (opened ??= findPages());
  });
  return {
    get customer() {
      return customer;
    },
    addressOf: (name: PageName, locale: Locale) => addressOf(name, locale),
  };
}

/** The URLs in a file of the sitemap. */
export async function sitemapUrls(file: string): Promise<string[]> {
  const xml = await (await fetch(file)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
}

/** The first entry of every kind that exists in all languages, with its path in each. */
async function firstEntries(): Promise<Map<RouteName, Partial<Record<Locale, string>>>> {
  const found = new Map<RouteName, { id: number; paths: Partial<Record<Locale, string>> }>();
  for (const file of ["categories", "content", "products-1"]) {
    for (const address of await sitemapUrls(at(`/sitemaps/${file}.xml`))) {
      const { pathname } = new URL(address);
      const match = matchPath(pathname);
      if (match === null || !("id" in match.params)) continue;
      const { id } = match.params;
      const known = found.get(match.name);
      if (known === undefined) found.set(match.name, { id, paths: { [match.locale]: pathname } });
      else if (known.id === id) known.paths[match.locale] = pathname;
      else if (Object.keys(known.paths).length < locales.length)
        found.set(match.name, { id, paths: { [match.locale]: pathname } });
    }
  }
  return new Map([...found].map(([name, { paths }]) => [name, paths]));
}
