import { directionOf, locales, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { brands, exportTokens } from "@preforma/ui/theme-builder";
import { Hono } from "hono";
import { PreparedPage, respondWith } from "../../platform/http/prepared-page.ts";
import { translatorOf } from "../../platform/i18n/translations.server.ts";
import { manifestIcons } from "./icons.ts";
import { manifestPath } from "./manifest-url.ts";

/** The members of the W3C Web Application Manifest that this site uses. */
export interface WebManifest {
  id: string;
  name: string;
  short_name: string;
  description: string;
  lang: Locale;
  dir: "ltr" | "rtl";
  start_url: string;
  scope: string;
  display: "standalone";
  theme_color: string;
  background_color: string;
  categories: readonly string[];
  icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
}

/** The manifest of a language. All languages are one installed site, which starts in the one it was installed in. */
export function webManifest(locale: Locale): WebManifest {
  const { t } = translatorOf(locale);
  const name = t("common:siteName");
  const { page, ink } = colours();
  return {
    id: "/",
    name,
    short_name: name,
    description: t("common:siteDescription"),
    lang: locale,
    dir: directionOf(locale),
    start_url: pathTo("home", locale),
    scope: "/",
    display: "standalone",
    theme_color: ink,
    background_color: page,
    categories: ["business", "shopping"],
    icons: manifestIcons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}

/** Manifests support plain sRGB colours and a single scheme. */
function colours(): { page: string; ink: string } {
  const { light } = exportTokens(brands.preforma).tokens;
  const hex = (name: string): string => {
    const { $value: value } = light[name] ?? {};
    const found: unknown =
      typeof value === "object" && value !== null ? Reflect.get(value, "hex") : undefined;
    if (typeof found !== "string") throw new Error(`The light scheme has no colour ${name}.`);
    return found;
  };
  return { page: hex("color-surface-page"), ink: hex("color-surface-ink") };
}

/** `GET /site.webmanifest` and those of the other languages; each is made once. */
export function webManifestRoutes(): Hono {
  const made = new Map<Locale, PreparedPage>();
  const routes = new Hono();
  for (const locale of locales)
    routes.get(manifestPath(locale), (c) => {
      let page = made.get(locale);
      if (!page) {
        page = new PreparedPage(JSON.stringify(webManifest(locale)), 200, {
          "content-type": "application/manifest+json; charset=utf-8",
          "content-language": locale,
          "cache-control": "public, max-age=3600",
        });
        made.set(locale, page);
      }
      return respondWith(page, c.req.raw);
    });
  return routes;
}
