import "@preforma/ui/theme";
import { cachedQuery } from "@preforma/domain/http";
import { directionOf } from "@preforma/domain/locales";
import { localeOf } from "@preforma/domain/routes";
import type { SiteSettings } from "@preforma/domain/settings";
import { priceViewAttribute } from "@preforma/ui/price";
import { layerOrder } from "@preforma/ui/theme";
import { UiProvider } from "@preforma/ui/provider";
import { use, useEffect, type ReactNode } from "react";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { ErrorPage } from "./frame/errors/error-page.tsx";
import { personalContext } from "./platform/loading/personal.ts";
import { siteContext } from "./platform/http/site-context.ts";
import { translationUrl } from "./platform/i18n/urls.ts";
import { appleIconPath, manifestPath } from "./frame/install/manifest-url.ts";
import { LanguageOfAddress, usePageLocale, useUiMessages } from "./platform/i18n/translations.tsx";
import { translationVersion } from "./platform/i18n/translations.server.ts";
import { serverPage } from "./platform/loading/load.server.ts";
import { definePages, namespacesOf } from "./platform/pages/page-table.ts";
import { pages } from "./frame/pages.ts";
import { isBare } from "./frame/shell/bare.ts";
import { fontsOf } from "./frame/shell/fonts.ts";
import { typefaceMedia } from "./frame/shell/typeface.css.ts";
import { frameOf } from "./frame/shell/frame.server.ts";
import { QueryDevtools } from "./platform/loading/query-devtools.ts";
import { ScriptsAloneContext } from "./platform/loading/page-parts.ts";
import { pageListens } from "./platform/loading/early-press.ts";
import { PageScripts } from "./platform/loading/page-scripts.tsx";
import { PageStyles } from "./platform/loading/page-styles.tsx";
import { useRootData, frameUrl, type PageRootData } from "./platform/loading/root-data.ts";
import { Shell } from "./frame/shell/shell.tsx";

definePages(pages);

/** The data of every page: its versions, its view, and its visitor. */
export async function loader(args: LoaderFunctionArgs): Promise<PageRootData> {
  const { locale, readShared } = serverPage(args);
  const site = args.context.get(siteContext);
  const { publicOrigin: origin, consent, prices } = site;
  const year = new Date().getFullYear();
  const { version, settings, gaps } = await frameOf(locale, site);
  for (const gap of gaps) site.report(gap, "A page is made without a part of its frame");
  const shared = await readShared(
    cachedQuery(["root", locale, origin, year, consent, prices, version], () =>
      Promise.resolve<PageRootData>({
        origin,
        translations: translationVersion(locale),
        year,
        consent,
        prices,
        analytics: settings && measurementId(settings),
        frame: version,
      }),
    ),
  );
  const personal = await args.context.get(personalContext)?.();
  return personal ? { ...shared, personal } : shared;
}

function measurementId({
  analytics_config: { enable_tracking, google_analytics_id },
}: SiteSettings): string | null {
  return enable_tracking && google_analytics_id ? google_analytics_id : null;
}

/** The root's data is the same on all pages of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOf(currentUrl.pathname) !== localeOf(nextUrl.pathname);
}

/** Runs only where the language changes, so not on a first view. */
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  import("./frame/language/other-language.ts").then(({ loadRoot }) => loadRoot(args));

/** The document around pages and errors. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LanguageOfAddress>
      {use(ScriptsAloneContext) ? <PageNeeds /> : <Document>{children}</Document>}
    </LanguageOfAddress>
  );
}

/** The namespaces of a page's texts. */
function useNamespaces(): string[] {
  return ["common", ...namespacesOf(useMatches().at(-1)?.id ?? "")];
}

/** The namespaces with which the first view is hydrated; later pages fetch missing ones before they are shown. */
function PageNeeds() {
  const locale = usePageLocale();
  const root = useRootData();
  const texts = [...useNamespaces(), "ui"].map((name) =>
    translationUrl(locale, name, root?.translations ?? ""),
  );
  return (
    <>
      {[...texts, ...(root ? [frameUrl(locale, root.frame)] : [])].map((href) => (
        <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" href={href} />
      ))}
      <Scripts />
    </>
  );
}

function Document({ children }: { children: ReactNode }) {
  const locale = usePageLocale();
  const messages = useUiMessages();
  const root = useRootData();
  const bare = isBare(useMatches().at(-1)?.id);
  const namespaces = useNamespaces();
  useEffect(() => {
    // For tools that measure pages, and tests that wait for hydration.
    performance.mark("hydrated");
    pageListens();
  }, []);
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-translations={root?.translations}
      data-frame={root?.frame}
      data-namespaces={namespaces.join(" ")}
      // The content security policy depends on it.
      data-analytics={root?.analytics ?? undefined}
      // The style sheet selects the prices by it; from here on the visitor's choice sets it.
      {...{ [priceViewAttribute]: root?.prices }}
      // Browser extensions and translators change the element before React hydrates it.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: layerOrder }} />
        {fontsOf[locale].map((href) => (
          // Browsers block the first paint for it (ADR 19).
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            media={typefaceMedia}
            href={href}
          />
        ))}
        <Meta />
        <PageStyles />
        <link rel="icon" href={root?.settings?.favicon_url ?? "/brand/favicon.svg"} />
        <link rel="apple-touch-icon" href={appleIconPath} />
        <link rel="manifest" href={manifestPath(locale)} />
      </head>
      <body>
        {/* Remounted for another language, so that no state contains a text of the previous one. */}
        <UiProvider key={locale} locale={locale} direction={directionOf(locale)} messages={messages}>
          {children}
        </UiProvider>
        {QueryDevtools && <QueryDevtools />}
        {!bare && (
          <>
            <ScrollRestoration />
            <PageScripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const bare = isBare(useMatches().at(-1)?.id);
  if (bare) return <Outlet />;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell lost>
      <ErrorPage error={error} />
    </Shell>
  );
}
