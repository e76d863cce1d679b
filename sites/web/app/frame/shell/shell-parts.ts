import type { Locale } from "@preforma/domain/locales";
import { isPlain, pathTo, type PlainRouteName, type RouteName } from "@preforma/domain/routes";
import { workingHours } from "@preforma/domain/settings";
import type { NavigationCategory, NavigationGroup, NavigationLink } from "@preforma/ui/navigation";
import type { SiteFooterProps } from "@preforma/ui/site-footer";
import type { QuickContactProps } from "@preforma/ui/quick-contact";
import type { PhoneLink } from "@preforma/ui/top-bar";
import type { PageLink, RootData, ShellSettings } from "../../platform/loading/root-data.ts";

/** The parts around the content of every page with that name, except for the footer. */
export interface ShellParts {
  anchors: readonly NavigationLink[];
  items: readonly (NavigationLink | NavigationGroup)[];
  /** Other pages about products, in the menu of the categories. */
  aboutProducts: readonly NavigationLink[];
  phones: readonly PhoneLink[];
  emails: readonly string[];
}

/** The footer of every page with that name. */
export interface FooterParts extends Pick<
  SiteFooterProps,
  "service" | "orders" | "company" | "legal" | "addresses" | "phones" | "emails" | "hours" | "social"
> {
  /** The fastest contact channels; null where the settings disable them. */
  quickContact: QuickContactProps | null;
}

/** The list that an entry's page belongs to. */
const listOf: Readonly<Partial<Record<RouteName, PlainRouteName>>> = {
  newsArticle: "news",
  announcement: "announcements",
  blogArticle: "blog",
  campaign: "campaigns",
  openPosition: "humanResources",
};

/** Marks the link to the page of that name, or to the list that the page belongs to. */
function markerOf(here: RouteName | undefined, locale: Locale) {
  const name = here && (listOf[here] ?? here);
  const href = name && isPlain(name) ? pathTo(name, locale) : undefined;
  return (links: readonly PageLink[] = []): NavigationLink[] =>
    links.map((link) => ({ ...link, current: link.href === href }));
}

/** The parts of the shell for a page of that name. */
export function shellParts(
  root: RootData | undefined,
  here: RouteName | undefined,
  locale: Locale,
): ShellParts {
  const { menus, settings = null } = root ?? {};
  const contact = contactOf(settings);
  const marked = markerOf(here, locale);
  return {
    anchors: marked(menus?.anchors),
    items: menus
      ? [{ title: menus.corporate.title, links: marked(menus.corporate.links) }, ...marked(menus.more)]
      : [],
    aboutProducts: marked(menus?.aboutProducts),
    phones: contact.phones,
    emails: contact.emails,
  };
}

/** The parts of the footer for a page of that name. */
export function footerParts(
  root: RootData | undefined,
  here: RouteName | undefined,
  locale: Locale,
): FooterParts {
  const { menus, settings = null } = root ?? {};
  const contact = contactOf(settings);
  const marked = markerOf(here, locale);
  return {
    service: marked(menus?.service),
    orders: marked(menus?.orders),
    company: marked(menus?.company),
    legal: marked(menus?.legal),
    // Only the first of each; the contact page has them all.
    addresses: contact.addresses.slice(0, 1),
    phones: contact.phones.slice(0, 2),
    emails: contact.emails.slice(0, 2),
    hours: workingHours,
    social: contact.social,
    quickContact: quickContactOf(settings, `${pathTo("contact", locale)}#form`),
  };
}

/** The categories, with those of a page marked from the root down. */
export function markedCategories(
  categories: NavigationCategory[],
  ids: readonly (number | string)[],
): NavigationCategory[] {
  if (ids.length === 0) return categories;
  return categories.map((category) => marked(category, ids));
}

function marked(category: NavigationCategory, ids: readonly (number | string)[]): NavigationCategory {
  return {
    ...category,
    current: ids.includes(category.id),
    children: category.children.map((child) => marked(child, ids)),
  };
}

/** The first phone number, the first chat, the first e-mail address, and the form. */
function quickContactOf(settings: ShellSettings | null, formHref: string): QuickContactProps | null {
  if (!settings?.quick_contact_button) return null;
  const { phone, email } = settings.contact_info;
  const chat = phone.find(({ key }) => key === "whatsapp");
  const call = phone.find(({ key }) => key !== "whatsapp");
  return {
    formHref,
    ...(call ? { phone: phoneLink(call.value) } : {}),
    ...(chat ? { whatsappHref: `https://wa.me/${chat.value.replaceAll(/\D/g, "")}` } : {}),
    ...(email[0] ? { email: { text: email[0].value, href: `mailto:${email[0].value}` } } : {}),
  };
}

const phoneLink = (value: string): PhoneLink => ({
  text: value,
  href: `tel:${value.replaceAll(/[^+\d]/g, "")}`,
});

function contactOf(settings: ShellSettings | null) {
  const { phone = [], email = [], address = [] } = settings?.contact_info ?? {};
  return {
    phones: phone.filter(({ key }) => key !== "whatsapp").map(({ value }) => phoneLink(value)),
    emails: email.map(({ value }) => value),
    addresses: address.map(({ value }) => value),
    social: (settings?.social_media_links ?? []).map(({ media_name, url, alt }) => ({
      name: media_name,
      href: url,
      label: alt,
    })),
  };
}
