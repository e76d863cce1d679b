import { isKeptPage, isUnchanging, mayBeKept, maxKept } from "@preforma/domain/offline";
import { localeOf } from "@preforma/domain/routes";
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { dropAllWaiting, sendWaiting } from "../app/platform/offline/waiting-forms.ts";
import { keptIn, type SeenMessage } from "../app/platform/offline/offline-path.ts";
import { endsVisit, endsWhatIsKept } from "./ends.ts";
import { dropOlderBuilds, keepOfflinePages, offlinePage } from "./offline-page.ts";
import { ageMark, asKey, isFresh, isLost } from "./pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** After this many seconds a kept page is shown rather than waited for. */
const timeoutMs = 5;

const rule = (may: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: ({ response }) => Promise.resolve(may(response) ? response : null),
});
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true }, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: keptIn.pages,
  networkTimeoutSeconds: timeoutMs,
  // Pages differ by cookie only as to the cookie banner, and all are forgotten when that is decided.
  matchOptions: { ignoreVary: true },
  plugins: [asKey, ageMark, rule(mayBeKept), atMost(maxKept.pages)],
});
const files = new CacheFirst({
  cacheName: keptIn.files,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isUnchanging), atMost(maxKept.files)],
});
const pictures = new CacheFirst({
  cacheName: keptIn.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [rule(isUnchanging), atMost(maxKept.pictures)],
});
const brand = new StaleWhileRevalidate({
  cacheName: keptIn.files,
  matchOptions: { ignoreVary: true },
  plugins: [rule(mayBeKept), atMost(maxKept.files)],
});

/** Scripts, styles, fonts, texts and menus, all of whose addresses name their content. */
const isFile = ({ pathname }: URL) => /^\/(?:assets|locales|frame)\//.test(pathname);
/** Texts and menus are fetched ahead by the page's HTML. Chromium uses nothing of that which a worker has answered. */
const isFetchedAhead = ({ pathname }: URL) => /^\/(?:locales|frame)\//.test(pathname);
const isPicture = ({ pathname }: URL) => pathname.startsWith("/media/");

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isKeptPage(url.pathname),
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
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([dropOlderBuilds(), self.registration.navigationPreload?.enable()]).then(() => undefined),
  );
});
clientsClaim();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin === location.origin && isFetchedAhead(url) && !isLost())
    // The page gets it from the browser's own cache, or from the server; it is kept beside that.
    event.waitUntil(files.handleAll({ event, request: new Request(url) })[1].catch(() => undefined));
  if (endsWhatIsKept(request)) event.waitUntil(caches.delete(keptIn.pages));
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
  const message = event.data as SeenMessage | null;
  if (message?.type === "seen") event.waitUntil(keepSeen(message, event));
});

/** Keeps a page that was reached without asking for its document, or before this worker was there. */
async function keepSeen({ url, files: loaded }: SeenMessage, event: ExtendableEvent): Promise<void> {
  const own = loaded.map((address) => new URL(address)).filter(({ origin }) => origin === location.origin);
  const keeping = own.flatMap((address) => {
    const strategy = isFile(address) ? files : isPicture(address) ? pictures : null;
    return strategy ? strategy.handleAll({ event, request: new Request(address) }) : [];
  });
  const { origin, pathname } = new URL(url);
  if (origin === location.origin && isKeptPage(pathname) && !(await isFresh(url)))
    keeping.push(
      ...pages.handleAll({ event, request: new Request(url, { headers: { accept: "text/html" } }) }),
    );
  // Whatever cannot be had is not kept, that is all.
  await Promise.allSettled(keeping);
}
