import { formattingTag, locales, type Locale } from "@preforma/domain/locales";
import { escapeHtml, headOf, listSaved, type ListedPage } from "../app/platform/offline/saved-list.ts";
import { cacheNames, offlinePath } from "../app/platform/offline/offline-path.ts";
import { dateOf, withText } from "./pages.ts";

/** The name of the build that this worker came with. */
declare const __BUILD__: string;

const cacheName = `${cacheNames.offline}${__BUILD__}`;

/** Caches the page for what cannot be reached in every language, with the fonts that it names. */
export async function saveOfflinePages(): Promise<void> {
  const cache = await caches.open(cacheName);
  const needed = await Promise.all(
    locales.map(async (locale) => {
      const response = await fetch(offlinePath(locale), { cache: "no-cache" });
      if (!response.ok) throw new TypeError(`${offlinePath(locale)} answered ${response.status}`);
      await cache.put(offlinePath(locale), response.clone());
      return [...(await response.text()).matchAll(/\bhref="(\/assets\/[^"]+\.woff2)"/g)].map(
        ([, address = ""]) => address,
      );
    }),
  );
  await cache.addAll([...new Set(needed.flat())]);
}

/** Forgets what an older build's page needed. */
export async function dropOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(cacheNames.offline) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The page for what cannot be reached, with the pages that can be read. */
export async function offlinePage(locale: Locale): Promise<Response> {
  const cache = await caches.open(cacheName);
  const page = await cache.match(offlinePath(locale), { ignoreVary: true });
  if (!page) return Response.error();
  return withText(page, listSaved(await page.text(), await savedPages(locale)));
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
