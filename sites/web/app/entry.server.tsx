import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { localeOf } from "@preforma/domain/routes";
import { renderWithFieldNames } from "@preforma/ui/form";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { ownScriptsContext, scriptMark, takeMarks } from "./platform/http/own-scripts.ts";
import { pageResponse } from "./platform/http/rendered-text.ts";
import { translationsOf } from "./platform/i18n/translations.server.ts";
import { TranslationsProvider } from "./platform/i18n/translations.tsx";
import { siteContext } from "./platform/http/site-context.ts";
import { layOutScript } from "./platform/loading/lay-out-so-far.tsx";
import { PagePartsContext, ScriptsAloneContext, type StyleSheet } from "./platform/loading/page-parts.ts";
import { startScript } from "./platform/loading/page-scripts.tsx";
import { createQueryClient } from "./platform/loading/query-client.ts";
import { offlineScript } from "./platform/offline/offline-script.ts";

/** Logs what went wrong here: not a request that was wrong itself, nor one whose client has gone. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) console.error(error);
}

/** Data that is not ready after this many ms is given up. */
export const streamTimeout = 10_000;

/**
 * The markup of a page, once all of it is there. Nothing is moved into its place by a script afterwards, which
 * visitors without script would wait for.
 */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    // Its data have just been given up.
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/** What the loaders have returned, as it is sent to the browser; it is complete by now. */
async function dataOf({ serverHandoffStream: stream }: EntryContext): Promise<string | null> {
  return stream ? text(stream) : null;
}

/** The style sheets that React Router's `Links` would link: of all matched routes, or of those down to one that failed. */
function styleSheetsOf(
  { manifest, staticHandlerContext: { matches, errors } }: EntryContext,
  read: (href: string) => string,
): StyleSheet[] {
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1;
  const shown = failed === -1 ? matches : matches.slice(0, failed + 1);
  const hrefs = new Set(shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []));
  return [...hrefs].map((href) => ({ href, text: read(href) }));
}

/** React Router with its data, also where the page is rendered twice: a stream is read once. */
function Router({ context, url, data }: { context: EntryContext; url: string; data: string | null }) {
  const [ownContext] = useState(() => ({
    ...context,
    renderMeta: {},
    serverHandoffStream: new Response(data).body ?? undefined,
  }));
  return <ServerRouter context={ownContext} url={url} nonce={scriptMark} />;
}

/**
 * Renders a whole page and sends it then. A public page is cached, validated by its hash and protected by the hashes of
 * its inline scripts, all of which need its last byte; and its data are there before it is rendered.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The loaders have used the process, and rendering will: others are answered in between.
  await nextTurn();
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const { styleSheet } = loadContext.get(siteContext);
  const data = await dataOf(routerContext);
  const queryClient = createQueryClient();
  const page = (sent: string | null) => (
    <QueryClientProvider client={queryClient}>
      <TranslationsProvider value={translationsOf(locale)}>
        <Router context={routerContext} url={request.url} data={sent} />
      </TranslationsProvider>
    </QueryClientProvider>
  );
  // The development server writes neither into the page.
  const parts = styleSheet && {
    styleSheets: styleSheetsOf(routerContext, styleSheet),
    scripts: await renderWhole(<ScriptsAloneContext value={true}>{page(data)}</ScriptsAloneContext>),
  };
  const rendered = await renderWithFieldNames(
    <PagePartsContext value={parts ?? null}>{page(parts ? null : data)}</PagePartsContext>,
    renderWhole,
  );
  // Its timers would hold it for minutes.
  queryClient.clear();
  const { html, scripts } = takeMarks(rendered);
  const standing = [offlineScript, layOutScript, startScript].filter((script) => html.includes(script));
  loadContext.set(ownScriptsContext, [...scripts, ...standing]);
  headers.set("content-type", "text/html; charset=utf-8");
  return pageResponse(html, { status, headers });
}
