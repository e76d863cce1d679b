import { isSavedPage, isImmutable, isCacheable, maxCached } from "@preforma/domain/offline";
import { localeOf } from "@preforma/domain/routes";
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { dropAllWaiting, sendWaiting } from "../app/platform/offline/waiting-forms.ts";
import { cacheNames, type SeenMessage, type WorkerMessage } from "../app/platform/offline/offline-path.ts";
import { endsVisit, clearsSavedPages } from "./ends.ts";
import { dropOlderBuilds, saveOfflinePage, saveOfflinePages, offlinePage } from "./offline-page.ts";
import { ageMark, asKey, isFresh, isLost } from "./pages.ts";

declare const self: ServiceWorkerGlobalScope;

declare const __FORM_FILES__: readonly string[];
/** The files of a product's forms, in this worker's build. */
const formFiles = __FORM_FILES__;

/** Delay before the forms of a product's page are fetched, ms. */
const calm = 5000;

/** After this many seconds a cached page is shown instead. */
const timeoutSeconds = 5;

const rule = (may: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(may(response) ? response : null),
});
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: timeoutSeconds,
  // Pages differ by cookie only in the cookie banner, and a decision clears all of them.
  matchOptions: { ignoreVary: true },
  plugins: [asKey, ageMark, rule(isCacheable), atMost(maxCached.pages)],
});
const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isImmutable), atMost(maxCached.files)],
});
const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isImmutable), atMost(maxCached.pictures)],
});
const brand = new StaleWhileRevalidate({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isCacheable), atMost(maxCached.files)],
});

/** Scripts, styles, fonts, texts and menus, whose URLs all depend on their content. */
const isFile = ({ pathname }: URL) => /^\/(?:assets|locales|frame)\//.test(pathname);
/** The page's HTML preloads texts and menus. Chromium ignores a preload that a worker has answered. */
const isFetchedAhead = ({ pathname }: URL) => /^\/(?:locales|frame)\//.test(pathname);
const isPicture = ({ pathname }: URL) => pathname.startsWith("/media/");

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isSavedPage(url.pathname),
  pages,
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", new NetworkOnly());
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url) && (!isFetchedAhead(url) || isLost()),
  async (options) => (await caches.match(options.request, { ignoreVary: true })) ?? files.handle(options),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:brand\/|favicon\.ico$)/.test(url.pathname),
  brand,
);
setCatchHandler(({ request }) =>
  request.mode === "navigate"
    ? offlinePage(localeOf(new URL(request.url).pathname))
    : Promise.resolve(Response.error()),
);

self.addEventListener("install", (event) => {
  event.waitUntil(saveOpenLanguages().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOlderBuilds(), self.registration.navigationPreload?.enable()]).then(() => undefined),
  );
});
clientsClaim();

/** Caches the offline page in the languages in which the site is or was open. */
async function saveOpenLanguages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await saveOfflinePages(new Set(windows.map(({ url }) => localeOf(new URL(url).pathname))));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === location.origin && isFetchedAhead(url) && !isLost())
    // The page gets it from the browser's own cache, or from the server; it is cached in addition.
    event.waitUntil(files.handleAll({ event, request: new Request(url) })[1].catch(() => undefined));
  if (clearsSavedPages(request)) event.waitUntil(caches.delete(cacheNames.pages));
  if (endsVisit(request)) event.waitUntil(dropAllWaiting());
});

/** Background Sync, which TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly lastChance: boolean;
}
self.addEventListener("sync" as never, (event: SyncEvent) => {
  event.waitUntil(sendWaiting());
});

self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const message = event.data as WorkerMessage | null;
  if (message?.type === "seen") event.waitUntil(saveSeen(message, event));
  if (message?.type === "forms")
    event.waitUntil(
      (savingForms ??= saveForms(event).finally(() => {
        savingForms = null;
      })),
    );
});

/** On a first visit a page sends the message twice: once there is a worker, and once that controls the page. */
let savingForms: Promise<void> | null = null;

/** Caches the files of a product's forms, which could not be fetched offline. */
async function saveForms(event: ExtendableEvent): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, calm);
  });
  const cached = await Promise.all(formFiles.map((file) => caches.match(file, { ignoreVary: true })));
  await saveFiles(
    formFiles.filter((_, index) => !cached[index]),
    event,
  );
}

/** Caches those of the site's files that are not cached yet. Failures are ignored. */
async function saveFiles(addresses: readonly (string | URL)[], event: ExtendableEvent): Promise<void> {
  await Promise.allSettled(
    addresses.flatMap((address) => {
      const url = new URL(address, location.origin);
      const strategy = isFile(url) ? files : isPicture(url) ? pictures : null;
      return strategy ? strategy.handleAll({ event, request: new Request(url) }) : [];
    }),
  );
}

/**
 * Caches a page that was reached without requesting its document, or before this worker started, and the offline page
 * in its language.
 */
async function saveSeen({ url, files: loaded }: SeenMessage, event: ExtendableEvent): Promise<void> {
  const own = loaded.map((address) => new URL(address)).filter(({ origin }) => origin === location.origin);
  const { origin, pathname } = new URL(url);
  const isDue = origin === location.origin && isSavedPage(pathname) && !(await isFresh(url));
  const saving = [saveFiles(own, event), saveOfflinePage(localeOf(pathname))];
  if (isDue)
    saving.push(
      pages.handleAll({ event, request: new Request(url, { headers: { accept: "text/html" } }) })[1],
    );
  await Promise.allSettled(saving);
}
