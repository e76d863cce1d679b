import "@preforma/ui/theme";
import { cachedQuery } from "@preforma/domain/http";
import { categoryTreeQuery } from "@preforma/domain/catalogue";
import { directionOf } from "@preforma/domain/locales";
import type { SiteSettings } from "@preforma/domain/settings";
import { layerOrder } from "@preforma/ui/theme";
import { UiProvider } from "@preforma/ui/provider";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  type LoaderFunctionArgs,
} from "react-router";
import { navigationCategory } from "./catalogue/navigation-category.ts";
import { ErrorPage } from "./errors/error-page.tsx";
import { siteContext } from "./http/site-context.ts";
import { translationAddress } from "./i18n/addresses.ts";
import { usePageLocale, useUiTexts } from "./i18n/translations.tsx";
import { translationVersions } from "./i18n/translations.server.ts";
import { serverPage } from "./loading/load.server.ts";
import { pack, type Packed } from "./loading/packed.ts";
import { namespacesOf } from "./pages/pages.ts";
import { fontsOf } from "./shell/fonts.ts";
import { useRootData, type RootData } from "./shell/root-data.ts";
import { Shell } from "./shell/shell.tsx";

/** What header and footer show, on every page. */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<RootData>> {
  const { locale, client, readShared } = serverPage(args);
  const { publicOrigin: origin } = args.context.get(siteContext);
  const year = new Date().getFullYear();
  // Written once per version: it is a third of what a page hands to the browser.
  return readShared(
    cachedQuery(["root", locale, origin, year], async ({ signal }) => {
      const [tree, settings] = await Promise.all([
        categoryTreeQuery(client, locale).queryFn({ signal }),
        client.get<SiteSettings>("general-settings/1", { signal }),
      ]);
      return pack<RootData>({
        origin,
        translations: translationVersions(locale),
        year,
        categories: tree.map((category) => navigationCategory(category, locale)),
        settings: {
          fixed_menu: settings.fixed_menu,
          contact_info: settings.contact_info,
          social_media_links: settings.social_media_links,
        },
      });
    }),
  );
}

/** Another language is another document, so nothing of this changes while it lives. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The document around pages and errors alike. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = usePageLocale();
  const { messages, keeper } = useUiTexts();
  const root = useRootData();
  const matches = useMatches();
  const namespaces = ["common", ...namespacesOf(matches.at(-1)?.id ?? "")];
  const versions = Object.fromEntries((root?.translations ?? "").split(" ").map((pair) => pair.split(":")));
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-translations={root?.translations}
      data-namespaces={namespaces.join(" ")}
      // Extensions and translators of the browser write here before React arrives.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: layerOrder }} />
        {fontsOf[locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        <Links />
        {[...namespaces, "ui"].map((namespace) => (
          <link
            key={namespace}
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={translationAddress(locale, namespace, versions[namespace] ?? "")}
          />
        ))}
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <UiProvider locale={locale} direction={directionOf(locale)} messages={messages} keeper={keeper}>
          {children}
        </UiProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
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
