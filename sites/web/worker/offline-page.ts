import { formattingTag, locales, type Locale } from "@preforma/domain/locales";
import { escapeHtml } from "../app/platform/http/escape-html.ts";
import { headOf, listSaved, type ListedPage } from "../app/platform/offline/saved-list.ts";
import { cacheNames, offlinePath } from "../app/platform/offline/offline-path.ts";
import { dateOf, withText } from "./pages.ts";

/** The name of this worker's build. */
declare const __BUILD__: string;

const cacheName = `${cacheNames.offline}${__BUILD__}`;

/** Caches the offline page of a language with its fonts, unless it is cached already. */
export async function saveOfflinePage(locale: Locale): Promise<void> {
  const cache = await caches.open(cacheName);
  const path = offlinePath(locale);
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
  const fonts = (await response.clone().text()).matchAll(/\bhref="(\/assets\/[^"]+\.woff2)"/g);
  await cache.addAll([...new Set([...fonts].map(([, address = ""]) => address))]);
  await cache.put(path, response);
}

/** Caches it in these languages, and in those in which an older build has it. */
export async function saveOfflinePages(open: ReadonlySet<Locale>): Promise<void> {
  await Promise.all(
    locales.map(async (locale) => {
      if (open.has(locale) || (await caches.match(offlinePath(locale), { ignoreVary: true })))
        await saveOfflinePage(locale);
    }),
  );
}

/** Deletes the offline files of older builds. */
export async function dropOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(cacheNames.offline) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The offline page, with the list of cached pages; in another language where only that is cached. */
export async function offlinePage(locale: Locale): Promise<Response> {
  const cache = await caches.open(cacheName);
  for (const language of [locale, ...locales]) {
    const page = await cache.match(offlinePath(language), { ignoreVary: true });
    if (page) return withText(page, listSaved(await page.text(), await savedPages(language)));
  }
  return Response.error();
}

/** All cached pages, the latest first. */
async function savedPages(locale: Locale): Promise<ListedPage[]> {
  const cache = await caches.open(cacheNames.pages);
  const format = new Intl.DateTimeFormat(formattingTag(locale), {
    calendar: "gregory",
    dateStyle: "medium",
    timeStyle: "short",
  });
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      const head = response && headOf(await response.text());
      if (!response || !head) return [];
      const { pathname, search } = new URL(request.url);
      const date = dateOf(response);
      return [
        { date, page: { ...head, href: escapeHtml(`${pathname}${search}`), when: format.format(date) } },
      ];
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.date.getTime() - one.date.getTime())
    .map(({ page }) => page);
}
