import { locales } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";

/** `robots.txt`: everything may be crawled except the API and search results, which are endless. */
export function robots(publicOrigin: string): string {
  const searches = locales.map((locale) => `Disallow: ${pathTo("products", locale)}?*keyword=`);
  return [
    "User-agent: *",
    "Disallow: /api/",
    ...searches,
    "",
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    "",
  ].join("\n");
}
