import type { Locale } from "@preforma/domain/locales";
import { articleByType, type ArticleType } from "@preforma/domain/vocabulary";
import type { ImageSource } from "../picture/index.ts";
import drawings from "./category-drawings.fixtures.json" with { type: "json" };
import type { NavigationCategory, NavigationGroup, NavigationLink } from "./navigation.ts";
import data from "./navigation.fixtures.json" with { type: "json" };

/** Menus of a packaging maker in six languages, for stories and tests. */
const texts = data satisfies Record<string, Record<Locale, string>>;

type Text = keyof typeof texts;

/** A text of the fixtures in a language. */
export const fixtureText = (text: Text, locale: Locale): string => texts[text][locale];

const link = (text: Text, locale: Locale, current = false): NavigationLink => ({
  href: `/${locale}/${text}`,
  title: texts[text][locale],
  current,
});

const containers: readonly ArticleType[] = [
  "bottle",
  "dropper_bottle",
  "roll_on_bottle",
  "jar",
  "jerrycan",
  "drum",
  "bucket",
  "tube",
  "tray",
];
const closures: readonly ArticleType[] = [
  "screw_cap",
  "flip_top",
  "disc_top",
  "tamper_evident_cap",
  "lotion_pump",
];

interface Outline {
  readonly body: string;
  /** What is set on the body. */
  readonly lid?: string;
  /** What stands out from it. */
  readonly light?: string;
}

/** Outlines of articles on a ground of 240 by 180, all between 24 and 156 in height. */
const outlines: { readonly bottle: Outline } & Readonly<Partial<Record<ArticleType, Outline>>> = drawings;

/** An article drawn in its own hue, so that every card shows a picture without a server. */
function articleDrawing(type: ArticleType, hue: number): ImageSource {
  const { body, lid, light } = outlines[type] ?? outlines.bottle;
  const part = (path: string | undefined, look: string) =>
    path === undefined ? "" : `<path ${look} d="${path}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><g fill="oklch(0.68 0.11 ${hue})" fill-rule="evenodd">${part(body, "")}${part(lid, 'opacity=".65"')}${part(light, 'fill="#fff" opacity=".45"')}</g></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { url, width: 240, height: 180, alt: "", sources: [] };
}

function ofArticle(
  type: ArticleType,
  index: number,
  locale: Locale,
  children: readonly NavigationCategory[] = [],
): NavigationCategory {
  return {
    id: type,
    href: `/${locale}/c/${type}`,
    title: articleByType(type).many[locale],
    count: [1, 2, 5, 11, 24, 121][index % 6],
    image: articleDrawing(type, (index * 47) % 359),
    children,
  };
}

/** Root categories: one with more sub-categories than an overlay shows, one with fewer and a third level, one without. */
export function fixtureMenuCategories(locale: Locale): readonly NavigationCategory[] {
  const group = (
    id: Text,
    type: ArticleType,
    children: readonly NavigationCategory[],
  ): NavigationCategory => ({
    id,
    href: `/${locale}/c/${id}`,
    title: texts[id][locale],
    image: articleDrawing(type, 200),
    children,
  });
  const pumps = (["mist_sprayer", "trigger_sprayer", "foam_pump"] as const).map((type, index) =>
    ofArticle(type, index, locale),
  );
  return [
    group(
      "containers",
      "bottle",
      containers.map((type, index) => ofArticle(type, index, locale)),
    ),
    group(
      "closures",
      "screw_cap",
      closures.map((type, index) => ofArticle(type, index + 9, locale, type === "lotion_pump" ? pumps : [])),
    ),
    ofArticle("preform", 4, locale),
  ];
}

/** Everything that a header, sidebar, top bar and footer show, in one language. */
export function fixtureNavigation(locale: Locale) {
  const phones = [{ text: "+90 212 555 01 23", href: "tel:+902125550123" }];
  const emails = ["info@preforma.example"];
  const topLinks = (["news", "announcements", "blog", "faq", "help"] as const).map((text) =>
    link(text, locale),
  );
  const corporate: NavigationGroup = {
    title: texts.corporate[locale],
    links: (["about", "quality", "managers", "careers"] as const).map((text) => link(text, locale)),
  };
  return {
    homeHref: `/${locale}`,
    products: {
      title: texts.products[locale],
      href: `/${locale}/products`,
      categories: fixtureMenuCategories(locale),
      current: true,
    },
    items: [corporate, link("references", locale), link("contact", locale)] as const,
    topLinks,
    phones,
    emails,
    languages: { hrefs: { tr: "/", en: "/en", ru: "/ru", fr: "/fr", ar: "/ar" } },
    search: { action: `/${locale}/products` },
    footer: {
      about: texts.slogan[locale],
      service: (["help", "faq", "ral", "compare"] as const).map((text) => link(text, locale)),
      orders: (["account", "favourites", "campaigns", "banks"] as const).map((text) => link(text, locale)),
      company: [...corporate.links, link("references", locale)],
      legal: [link("legal", locale)],
    },
  };
}

/** Stops a story from leaving its page when one of its links is followed. */
export function stayHere(event: { readonly target: EventTarget; preventDefault(): void }): void {
  if (event.target instanceof Element && event.target.closest("a") !== null) event.preventDefault();
}

/** Presses a link with a modifier key, and tells whether the press was left to the browser, which is stopped here. */
export function isLeftToBrowser(link: Element): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", stop, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  return isLeft;
}

/** An element that a story needs, or a failure that says so. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined)
    throw new Error("The story lacks an element that its test looks for.");
  return thing;
}
