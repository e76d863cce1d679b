import { setImmediate as nextTurn } from "node:timers/promises";
import { localeOf } from "@preforma/domain/routes";
import { renderWithFieldNames } from "@preforma/ui/form";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { deferScripts } from "./platform/http/defer-scripts.ts";
import { inline, ownScriptsContext, scriptMark, takeMarks } from "./platform/http/own-scripts.ts";
import { pageResponse } from "./platform/http/rendered-text.ts";
import { translationsOf } from "./platform/i18n/translations.server.ts";
import { TranslationsProvider } from "./platform/i18n/translations.tsx";
import { handoffScripts } from "./platform/loading/handoff.server.ts";
import { createQueryClient } from "./platform/loading/query-client.ts";
import { offlineScript } from "./platform/offline/offline-script.ts";

/** Logs what went wrong here: not a request that was wrong itself, nor one whose client has gone. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) console.error(error);
}

/** Data that is not ready after this many ms is given up. */
export const streamTimeout = 10_000;

/** How React marks a part that was not ready when the page was rendered. */
const unfinished = "<!--$!-->";

/**
 * Renders a whole page in one go. A public page is cached, validated by its hash and protected by the hashes of
 * its inline scripts, all of which need its last byte; and its data are there before it is rendered. So nothing is
 * streamed, which costs React a third less time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // The loaders have kept the process busy, and rendering will: others are answered in between.
  await nextTurn();
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const scripts = await handoffScripts(routerContext);
  const context = { ...routerContext, serverHandoffStream: undefined };
  const queryClient = createQueryClient();
  const rendered = renderWithFieldNames(
    <QueryClientProvider client={queryClient}>
      <TranslationsProvider value={translationsOf(locale)}>
        <ServerRouter context={context} url={request.url} nonce={scriptMark} />
      </TranslationsProvider>
    </QueryClientProvider>,
    renderToString,
  );
  // Its timers would hold it for minutes.
  queryClient.clear();
  const { html: markup, scripts: theirs } = takeMarks(rendered);
  if (markup.includes(unfinished))
    throw new Error(`A part of ${pathname} waits for data while it is rendered; its loader should do that.`);
  const end = markup.lastIndexOf("</body>");
  // A page without scripts has nobody to hand its data to.
  const handed = markup.includes("window.__reactRouterContext") ? scripts : [];
  const { html, scripts: added } = deferScripts(
    `<!DOCTYPE html>${markup.slice(0, end)}${inline(handed)}${markup.slice(end)}`,
  );
  const standing = html.includes(offlineScript) ? [offlineScript] : [];
  loadContext.set(ownScriptsContext, [...theirs, ...handed, ...added, ...standing]);
  headers.set("content-type", "text/html; charset=utf-8");
  return pageResponse(html, { status, headers });
}
