import { localeOf } from "@preforma/domain/routes";
import { renderWithFieldNames } from "@preforma/ui/form";
import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { firstViewFirst } from "./http/first-view-first.ts";
import { manifestOf } from "./http/manifest-address.ts";
import { pageResponse } from "./http/rendered-text.ts";
import { translationsOf } from "./i18n/translations.server.ts";
import { TranslationsProvider } from "./i18n/translations.tsx";
import { handoffScripts } from "./loading/handoff.server.ts";
import { markupKeeperOf } from "./shell/markup-keepers.server.tsx";

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
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const scripts = await handoffScripts(routerContext);
  const keeper = markupKeeperOf(locale);
  const { manifest } = routerContext;
  const context = {
    ...routerContext,
    serverHandoffStream: undefined,
    // What may come and is off needs no word in every page.
    serverHandoffString: routerContext.serverHandoffString?.replaceAll(/"unstable_\w+":false,?/g, ""),
    // There is one for each language only once the site has been built.
    manifest: import.meta.env.DEV ? manifest : { ...manifest, url: manifestOf(manifest.url, locale) },
  };
  const markup = renderWithFieldNames(
    <TranslationsProvider value={{ ...translationsOf(locale), keeper }}>
      <ServerRouter context={context} url={request.url} />
    </TranslationsProvider>,
    renderToString,
  );
  keeper.prepare();
  if (markup.includes(unfinished))
    throw new Error(`A part of ${pathname} waits for data while it is rendered; its loader should do that.`);
  const end = markup.lastIndexOf("</body>");
  // A page without scripts has nobody to hand its data to.
  const handed = markup.includes("window.__reactRouterContext") ? scripts : "";
  const html = firstViewFirst(`<!DOCTYPE html>${markup.slice(0, end)}${handed}${markup.slice(end)}`);
  headers.set("content-type", "text/html; charset=utf-8");
  return pageResponse(html, { status, headers });
}
