import { ApiError, type QueryDescription } from "@preforma/domain/http";
import { directionOf, type Direction, type Locale } from "@preforma/domain/locales";
import { isSamePath, idOf, pathTo, type EntryRouteName } from "@preforma/domain/routes";
import { redirect } from "react-router";
import { notFound } from "../../platform/http/not-found-response.ts";
import type { PageContext } from "../../platform/loading/page-load.ts";
import { alternatesOf, slugsOf } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import type { Crumb } from "../../platform/seo/structured-data.tsx";

/** The fields that an entry's own page needs. */
interface Entry {
  id: number;
  seo_translations: { language_code: Locale; slug: string; is_active: boolean }[];
}

/** The entry with the id in the URL. Throws a 404 if there is none. */
export async function entryOf<Data>(
  { params, read }: PageContext,
  query: (id: number) => QueryDescription<Data>,
): Promise<Data> {
  const id = idOf(params["id"]);
  if (id === null) throw notFound();
  return read(query(id)).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  });
}

/** Its text, in the page's language if there is one. */
interface EntryText {
  title: string;
  summary: string;
  language_code: Locale;
}

/**
 * Head, breadcrumb and language of an entry's own page. Throws a permanent redirect where its URL is outdated. A text
 * that is missing in a language is shown in another, whose URL is the canonical one. `list` is the entry's list
 * page; its description is used if the entry has no summary.
 */
export function entryPage(
  name: EntryRouteName,
  entry: Entry,
  { title, summary, language_code: textLocale }: EntryText,
  list: Crumb & { description: string },
  { locale, url, t }: Pick<PageContext, "locale" | "url" | "t">,
) {
  const slugs = slugsOf(entry.seo_translations);
  const pathIn = (language: Locale) =>
    pathTo(name, language, { id: entry.id, slug: slugs[language] ?? slugs[textLocale] ?? "" });
  const path = pathIn(locale);
  if (!isSamePath(path, url.pathname)) throw redirect(`${path}${url.search}`, 301);
  const head: HeadData = {
    title,
    description: summary || list.description,
    canonical: pathIn(textLocale),
    alternates: alternatesOf(name, entry.id, slugs),
  };
  const crumbs: Crumb[] = [
    { title: t("common:navigation.home"), path: pathTo("home", locale) },
    { title: list.title, path: list.path },
    { title, path },
  ];
  return { head, crumbs, ...foreign(textLocale, locale) };
}

/** Language and direction of a text, where they differ from the page's. */
export function foreign(textLocale: Locale, locale: Locale): { lang?: Locale; dir?: Direction } {
  return textLocale === locale ? {} : { lang: textLocale, dir: directionOf(textLocale) };
}
