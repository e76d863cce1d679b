import { hash } from "node:crypto";
import { categoryTreeQuery } from "@preforma/domain/catalogue";
import { legalDocumentsQuery } from "@preforma/domain/content";
import { isLocale, localeNames, switcherLocales, type Locale } from "@preforma/domain/locales";
import { siteSettingsQuery, type SiteSettings } from "@preforma/domain/settings";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { navigationCategory, withProducts } from "../../features/catalogue/navigation-category.ts";
import { PreparedPage, respondWith } from "../../platform/http/prepared-page.ts";
import { siteClient, type SiteSource } from "../../platform/http/site-client.server.ts";
import { translatorOf } from "../../platform/i18n/translations.server.ts";
import { cacheFrame, type FrameData } from "../../platform/loading/root-data.ts";
import { menusOf } from "./menus.server.ts";

/** The current frame of a language's pages. */
interface Frame {
  version: string;
  page: PreparedPage;
  /** Null where they could not be read. */
  settings: SiteSettings | null;
  /** The failures of omitted parts. */
  gaps: readonly unknown[];
}

/** Frames by the version of their data. */
const made = new LRUCache<string, Promise<Frame>>({ max: 30 });

/** Makes the frame of a language, once per version of catalogue, content and settings. */
export function frameOf(locale: Locale, source: SiteSource): Promise<Frame> {
  const key = `${locale} ${source.version()} ${source.publicOrigin}`;
  const known = made.get(key);
  if (known) return known;
  const frame = makeFrame(locale, source);
  made.set(key, frame);
  // Missing parts are requested again with the next page.
  const forget = () => void (made.get(key) === frame && made.delete(key));
  frame.then(({ gaps }) => gaps.length > 0 && forget(), forget);
  return frame;
}

async function makeFrame(locale: Locale, source: SiteSource): Promise<Frame> {
  const client = siteClient(source);
  const gaps: unknown[] = [];
  const orElse = <Data, Empty>(reading: Promise<Data>, empty: Empty): Promise<Data | Empty> =>
    reading.catch((failure: unknown) => {
      gaps.push(failure);
      return empty;
    });
  const [tree, settings, legal] = await Promise.all([
    orElse(categoryTreeQuery(client, locale).queryFn({}), []),
    orElse(siteSettingsQuery(client).queryFn({}), null),
    orElse(legalDocumentsQuery(client, locale).queryFn({}), []),
  ]);
  const legalLinks = legal.flatMap(({ key, translations: [text] }) =>
    text ? [{ key, title: text.title, slug: text.slug }] : [],
  );
  const data: FrameData = {
    menus: menusOf(translatorOf(locale).t, locale, legalLinks),
    categories: withProducts(tree).map((category) => navigationCategory(category, locale)),
    settings: settings && {
      fixed_menu: settings.fixed_menu,
      contact_info: settings.contact_info,
      social_media_links: settings.social_media_links,
      quick_contact_button: settings.quick_contact_button,
      disable_right_click: settings.disable_right_click,
      logo_url: settings.logo_url,
      footer_logo_url: settings.footer_logo_url,
      favicon_url: settings.favicon_url,
    },
    languages: (settings?.languages ?? switcherLocales.map((code) => ({ code, name: localeNames[code] })))
      .filter(({ code }) => switcherLocales.includes(code))
      .map(({ code, name }) => ({ code, name })),
    notice: settings?.scrolling_text.find(({ language_code }) => language_code === locale)?.text ?? "",
    legal: legalLinks,
  };
  const json = JSON.stringify(data);
  const version = hash("sha256", json, "hex").slice(0, 8);
  cacheFrame(version, data);
  return { version, page: new PreparedPage(json, 200, headers), settings, gaps };
}

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * `GET /frame/{lng}.json`: the data of header and footer of a language's pages. The URL of an older version also
 * returns the current one, for visitors whose page came from another process or from before a change; that response is
 * not cached.
 */
export function frameRoutes(source: SiteSource): Hono {
  return new Hono().get("/frame/:file{[a-z]+\\.json}", async (c) => {
    const locale = c.req.param("file").slice(0, -".json".length);
    if (!isLocale(locale))
      return c.json({ success: false, status: 404, message: "There is no such language.", data: null }, 404);
    const { version, page } = await frameOf(locale, source);
    const answer = await respondWith(page, c.req.raw);
    if (c.req.query("v") === version) return answer;
    const fresh = new Response(answer.body, answer);
    fresh.headers.set("cache-control", "no-store");
    return fresh;
  });
}
