import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { localeOf } from "@preforma/domain/routes";
import { renderWithFieldNames } from "@preforma/ui/form";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
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
import { dataTimeout, renderAtOnce, renderStreamed } from "./platform/loading/render.server.tsx";
import { createQueryClient } from "./platform/loading/query-client.ts";
import { offlineScript } from "./platform/offline/offline-script.ts";

/** Logs faults of this server: neither invalid requests nor those whose client has disconnected. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) console.error(error);
}

type DataStream = EntryContext["serverHandoffStream"];

/** Data that takes longer is abandoned, ms. React Router reads this export. */
export const streamTimeout = dataTimeout;

/** Our inline scripts with constant text. */
const standingScripts = new Set([offlineScript, layOutScript, startScript]);

/** The style sheets that React Router's `Links` would link: of all matched routes, or of those down to a failed one. */
function styleSheetsOf(
  { manifest, staticHandlerContext: { matches, errors } }: EntryContext,
  read: (href: string) => string,
): StyleSheet[] {
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1;
  const shown = failed === -1 ? matches : matches.slice(0, failed + 1);
  const hrefs = new Set(shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []));
  return [...hrefs].map((href) => ({ href, text: read(href) }));
}

/** React Router, with the loaders' data where it is sent to the browser. */
function Router({ context, url, data }: { context: EntryContext; url: string; data: () => DataStream }) {
  // A page may be rendered twice, and a stream can be read once.
  const [ownContext] = useState(() => ({ ...context, renderMeta: {}, serverHandoffStream: data() }));
  return <ServerRouter context={ownContext} url={url} nonce={scriptMark} />;
}

/** The markup of a page. A built site inlines its parts; the development server links them. */
async function markupOf(
  page: (data: () => DataStream) => ReactNode,
  context: EntryContext,
  readSheet: ((href: string) => string) | undefined,
): Promise<string> {
  const { serverHandoffStream } = context;
  if (!readSheet) {
    const data = serverHandoffStream && (await text(serverHandoffStream));
    return renderWithFieldNames(
      page(() => new Response(data).body ?? undefined),
      renderStreamed,
    );
  }
  const parts = {
    styleSheets: styleSheetsOf(context, readSheet),
    scripts: await renderStreamed(
      <ScriptsAloneContext value={true}>{page(() => serverHandoffStream)}</ScriptsAloneContext>,
    ),
  };
  return renderWithFieldNames(
    <PagePartsContext value={parts}>{page(() => undefined)}</PagePartsContext>,
    renderAtOnce,
  );
}

/**
 * Renders a whole page before sending it. A public page is cached, validated by its hash and protected by the hashes of
 * its inline scripts, all of which need its last byte; and its data is complete before rendering.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The loaders have blocked the process, and rendering will: other requests run in between.
  await nextTurn();
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const { styleSheet } = loadContext.get(siteContext);
  const queryClient = createQueryClient();
  const page = (data: () => DataStream) => (
    <QueryClientProvider client={queryClient}>
      <TranslationsProvider value={translationsOf(locale)}>
        <Router context={routerContext} url={request.url} data={data} />
      </TranslationsProvider>
    </QueryClientProvider>
  );
  // Its timers would retain it for minutes.
  const rendered = await markupOf(page, routerContext, styleSheet).finally(() => queryClient.clear());
  const { html, scripts } = takeMarks(rendered, standingScripts);
  loadContext.set(ownScriptsContext, scripts);
  headers.set("content-type", "text/html; charset=utf-8");
  return pageResponse(html, { status, headers });
}
