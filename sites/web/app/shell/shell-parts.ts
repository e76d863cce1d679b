import type { Locale } from "@preforma/domain/locales";
import { pathTo, type RouteName } from "@preforma/domain/routes";
import type { NavigationCategory, NavigationLink } from "@preforma/ui/navigation";
import type { SiteFooterProps } from "@preforma/ui/site-footer";
import type { PhoneLink } from "@preforma/ui/top-bar";
import type { TFunction } from "i18next";
import type { RootData, ShellSettings } from "./root-data.ts";

/** What header and footer show on every page of one kind. */
export interface ShellParts {
  anchors: readonly NavigationLink[];
  items: readonly NavigationLink[];
  phones: readonly PhoneLink[];
  emails: readonly string[];
  footer: Pick<
    SiteFooterProps,
    "service" | "orders" | "company" | "addresses" | "phones" | "emails" | "hours" | "social"
  >;
}

/*
 * Both are the same objects for all pages that show the same, so that the server need not make their markup anew
 * (`KeptMarkup` of the library goes by identity) and the browser need not compare it. They go with the root's data:
 * a change of catalogue or settings brings new ones.
 */
const partsOf = new WeakMap<object, Map<string, ShellParts>>();
const marksOf = new WeakMap<object, Map<string, NavigationCategory[]>>();
/** Of each, so that a large tree of categories does not fill the memory with marked copies. */
const most = 100;
/** Where a shell without data keeps its parts: on the page that tells of a failed database. */
const nothing = {};

function once<Value>(
  store: WeakMap<object, Map<string, Value>>,
  of: object,
  key: string,
  make: () => Value,
): Value {
  let known = store.get(of);
  if (!known) store.set(of, (known = new Map()));
  let value = known.get(key);
  if (value === undefined) {
    if (known.size >= most) known.delete(known.keys().next().value ?? "");
    known.set(key, (value = make()));
  }
  return value;
}

/** The parts of the shell for a page of that name; `t` is that of the language. */
export function shellParts(
  root: RootData | undefined,
  here: RouteName | undefined,
  t: TFunction,
  locale: Locale,
): ShellParts {
  return once(partsOf, root ?? nothing, `${locale} ${here}`, () => {
    const contact = contactOf(root?.settings ?? null);
    const link = (name: "about" | "references" | "contact" | "products", title: string) => ({
      href: pathTo(name, locale),
      title,
      current: here === name,
    });
    const homePath = pathTo("home", locale);
    const anchors = [
      { href: `${homePath}#katalog`, title: t("navigation.catalogue") },
      { href: `${homePath}#medya`, title: t("navigation.media") },
    ];
    const items = [
      link("about", t("navigation.about")),
      link("references", t("navigation.references")),
      link("contact", t("navigation.contact")),
    ];
    return {
      anchors,
      items,
      phones: contact.phones,
      emails: contact.emails,
      footer: {
        service: [link("products", t("navigation.allProducts")), ...anchors],
        orders: [],
        company: items,
        // The first of each; the contact page has them all.
        addresses: contact.addresses.slice(0, 1),
        phones: contact.phones.slice(0, 2),
        emails: contact.emails.slice(0, 2),
        hours: { weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] },
        social: contact.social,
      },
    };
  });
}

/** The categories with those marked in which a page stands, from the root down. */
export function markedCategories(
  categories: NavigationCategory[],
  ids: readonly (number | string)[],
): NavigationCategory[] {
  if (ids.length === 0) return categories;
  return once(marksOf, categories, ids.join(), () => categories.map((category) => marked(category, ids)));
}

function marked(category: NavigationCategory, ids: readonly (number | string)[]): NavigationCategory {
  return {
    ...category,
    current: ids.includes(category.id),
    children: category.children.map((child) => marked(child, ids)),
  };
}

function contactOf(settings: ShellSettings | null) {
  const { phone = [], email = [], address = [] } = settings?.contact_info ?? {};
  return {
    phones: phone.map(({ value }) => ({ text: value, href: `tel:${value.replaceAll(/[^+\d]/g, "")}` })),
    emails: email.map(({ value }) => value),
    addresses: address.map(({ value }) => value),
    social: (settings?.social_media_links ?? []).map(({ media_name, url, alt }) => ({
      name: media_name,
      href: url,
      label: alt,
    })),
  };
}
