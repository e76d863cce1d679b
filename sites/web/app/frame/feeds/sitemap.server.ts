import { locales, type Locale } from "@preforma/domain/locales";
import { isIndexable, isPlain } from "@preforma/domain/routes";
import { Hono, type Context } from "hono";
import type { SitemapList } from "../../features/catalogue/category-slugs.ts";
import { madeOnce, siteClient, type SiteSource } from "../../platform/http/site-client.server.ts";
import { pages } from "../pages.ts";
import { isForVisitor } from "../../platform/pages/page-table.ts";
import { alternatesOf, alternatesOfPage } from "../../platform/seo/alternates.ts";
import { contentEntries } from "./content-entries.server.ts";
import { escapeXml } from "./xml.ts";

/** Products per file: six URLs with seven links each take 3 MB; the protocol allows 50. */
const productsPerFile = 500;

type Alternates = Readonly<Partial<Record<Locale, string>>>;

/** `/sitemap.xml` and the files it lists; each is made once per catalogue version. */
export function sitemapRoutes(source: SiteSource) {
  const { publicOrigin: origin } = source;
  const client = siteClient(source);
  const read = (entity: "categories" | "products", page: number, limit: number) =>
    client.get<SitemapList>("sitemap", { query: { entity, page, limit } });
  const answerWith = madeOnce(source);
  // The path is decoded: it has many encodings, and each would be cached.
  const answer = ({ req }: Context, make: () => Promise<string>): Promise<Response> =>
    answerWith(req.path, req.raw, { "content-type": "application/xml; charset=utf-8" }, make);

  return new Hono()
    .get("/sitemap.xml", (c) =>
      answer(c, async () => {
        const { meta } = await read("products", 1, productsPerFile);
        const files = [
          "pages",
          "categories",
          "content",
          ...Array.from({ length: meta.totalPages }, (_, index) => `products-${index + 1}`),
        ];
        const rows = files.map((file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`);
        return document("sitemapindex", rows);
      }),
    )
    .get("/sitemaps/pages.xml", (c) =>
      answer(c, async () =>
        document(
          "urlset",
          plainPages().flatMap((alternates) => urls(origin, alternates)),
        ),
      ),
    )
    .get("/sitemaps/categories.xml", (c) =>
      answer(c, async () => {
        const { entries } = await read("categories", 1, 10_000);
        return document(
          "urlset",
          entries.flatMap(({ id, slugs, updated_at }) =>
            urls(origin, alternatesOf("category", id, slugs) ?? {}, updated_at),
          ),
        );
      }),
    )
    .get("/sitemaps/content.xml", (c) =>
      answer(c, async () => {
        const entries = await contentEntries(client);
        return document(
          "urlset",
          entries.flatMap(({ name, id, slugs, changed }) =>
            urls(origin, alternatesOf(name, id, slugs) ?? {}, changed),
          ),
        );
      }),
    )
    .get("/sitemaps/:file{products-[1-9][0-9]{0,4}\\.xml}", async (c) => {
      const number = Number(c.req.param("file").slice("products-".length, -".xml".length));
      const { meta } = await read("products", 1, productsPerFile);
      if (number > meta.totalPages) return c.text("There is no such file.", 404);
      return answer(c, async () => {
        const { entries } = await read("products", number, productsPerFile);
        return document(
          "urlset",
          entries.flatMap(({ id, slugs, updated_at }) =>
            urls(origin, alternatesOf("product", id, slugs) ?? {}, updated_at),
          ),
        );
      });
    });
}

/** The pages without parameters, with their URLs by language. */
function plainPages(): Alternates[] {
  return pages.flatMap(({ name }) =>
    isPlain(name) && isIndexable(name) && !isForVisitor(name) ? [alternatesOfPage(name)] : [],
  );
}

/** One `url` per language, each listing all the others (and itself), as search engines require. */
function urls(origin: string, alternates: Alternates, changed?: string): string[] {
  const links = locales
    .flatMap((locale) => {
      const path = alternates[locale];
      return path === undefined
        ? []
        : [`<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + path)}"/>`];
    })
    .join("");
  const fallback =
    alternates.tr === undefined
      ? ""
      : `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(origin + alternates.tr)}"/>`;
  const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
  return Object.values(alternates).map(
    (path) => `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}${links}${fallback}</url>`,
  );
}

function document(root: "sitemapindex" | "urlset", rows: readonly string[]): string {
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === "urlset" ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${rows.join("\n")}\n</${root}>\n`;
}
