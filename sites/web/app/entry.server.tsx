import { localeOf } from "@preforma/domain/routes";
import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
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
  const markup = renderToString(
    <TranslationsProvider value={{ ...translationsOf(locale), keeper }}>
      <ServerRouter context={{ ...routerContext, serverHandoffStream: undefined }} url={request.url} />
    </TranslationsProvider>,
  );
  keeper.prepare();
  if (markup.includes(unfinished))
    throw new Error(`A part of ${pathname} waits for data while it is rendered; its loader should do that.`);
  const end = markup.lastIndexOf("</body>");
  const html = `<!DOCTYPE html>${markup.slice(0, end)}${scripts}${markup.slice(end)}`;
  headers.set("content-type", "text/html; charset=utf-8");
  return pageResponse(html, { status, headers });
}
