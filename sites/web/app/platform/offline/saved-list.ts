import type { SavedPage } from "@preforma/ui/saved-pages";

/** Id of the template in the offline page from which the worker renders its list. */
export const savedTemplate = "kept-pages";

/** The placeholder item of the template; cached pages replace its texts. */
export const savedPlaceholder: SavedPage = {
  href: "#kept-address",
  title: "kept-title",
  lang: "kept-language",
  // Any other would not be valid HTML.
  dir: "ltr",
  when: "kept-when",
};

/** A cached page, as read from its own document; title and URL are HTML. */
export type ListedPage = Record<keyof SavedPage, string>;

const templatePattern = new RegExp(`<template id="${savedTemplate}">([^]*?)</template>`);
const itemEnd = "</li>";

/** Writes the cached pages into the offline page; without any, removes the list. */
export function listSaved(html: string, pages: readonly ListedPage[]): string {
  return html.replace(templatePattern, (_template, list: string) => {
    if (pages.length === 0) return "";
    const start = list.search(/<li\b/);
    const end = list.indexOf(itemEnd, start) + itemEnd.length;
    const items = pages.map((page) => filled(list.slice(start, end), page)).join("");
    return list.slice(0, start) + items + list.slice(end);
  });
}

function filled(item: string, page: ListedPage): string {
  const { href, title, lang, dir, when } = savedPlaceholder;
  return item
    .replaceAll(`"${href}"`, () => `"${page.href}"`)
    .replaceAll(`"${lang}"`, () => `"${page.lang}"`)
    .replaceAll(`dir="${dir}"`, () => `dir="${page.dir}"`)
    .replace(title, () => page.title)
    .replace(when, () => page.when);
}

/** The title of a cached document, as HTML, and its language and direction; null where one is missing. */
export function headOf(html: string): Pick<ListedPage, "title" | "lang" | "dir"> | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const title = /<meta property="og:title" content="([^"]*)"/.exec(head)?.[1];
  const root = /<html\b[^<>]*>/.exec(head)?.[0] ?? "";
  const lang = /\blang="([a-z]{2})"/.exec(root)?.[1];
  const dir = /\bdir="(ltr|rtl)"/.exec(root)?.[1];
  return title && lang && dir ? { title, lang, dir } : null;
}

/** The attribute with the date of a cached document. */
export const savedAttribute = "data-kept";

/** Writes its date into a cached document. */
export function markSaved(html: string, at: Date): string {
  return html.replace(/<html\b/, () => `<html ${savedAttribute}="${at.toISOString()}"`);
}
