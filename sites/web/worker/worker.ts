import { isSavedPage, isUnchanging, isCacheable, maxCached } from "@preforma/domain/offline";
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
/** The files of a product's forms, in the build that this worker came with. */
const formFiles = __FORM_FILES__;

/** For so long a product's page is left to itself before its forms are fetched, ms. */
const calm = 5000;

/** After this many seconds a cached page is shown instead of waiting. */
const timeoutSeconds = 5;

const rule = (may: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(may(response) ? response : null),
});
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: timeoutSeconds,
  // Pages differ by cookie only as to the cookie banner, and all are forgotten when that is decided.
  matchOptions: { ignoreVary: true },
  plugins: [asKey, ageMark, rule(isCacheable), atMost(maxCached.pages)],
});
const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isUnchanging), atMost(maxCached.files)],
});
const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isUnchanging), atMost(maxCached.pictures)],
});
const brand = new StaleWhileRevalidate({
  cacheName: cacheNames.files,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isCacheable), atMost(maxCached.files)],
});

/** Scripts, styles, fonts, texts and menus, all of whose addresses name their content. */
const isFile = ({ pathname }: URL) => /^\/(?:assets|locales|frame)\//.test(pathname);
/** Texts and menus are fetched ahead by the page's HTML. Chromium uses nothing of that which a worker has answered. */
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

/** Caches the page for what cannot be reached in the languages in which the site is open, or was. */
async function saveOpenLanguages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await saveOfflinePages(new Set(windows.map(({ url }) => localeOf(new URL(url).pathname))));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === location.origin && isFetchedAhead(url) && !isLost())
    // The page gets it from the browser's own cache, or from the server; it is cached beside that.
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

/** On a first visit a page asks twice: once there is a worker, and once that takes the page over. */
let savingForms: Promise<void> | null = null;

/** Caches the files of a product's forms, which could not be fetched any more without a connection. */
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

/** Caches those of the site's files that are not cached yet. What cannot be fetched is left out. */
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
 * Caches a page that was reached without asking for its document, or before this worker was there, and the page for
 * what cannot be reached in its language.
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
