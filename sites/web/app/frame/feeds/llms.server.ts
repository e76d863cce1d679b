import { categoriesQuery, titleIn } from "@preforma/domain/catalogue";
import { articleKinds, companyPageQuery } from "@preforma/domain/content";
import { ApiError, type StrictClient } from "@preforma/domain/http";
import { localeNames, locales, type Locale } from "@preforma/domain/locales";
import { isIndexable, isPlain, pathTo } from "@preforma/domain/routes";
import { siteSettingsQuery } from "@preforma/domain/settings";
import { Hono } from "hono";
import { categoryPath, withProducts } from "../../features/catalogue/navigation-category.ts";
import { companyPages, isCompanyPage } from "../../features/company/index.ts";
import { feedPath } from "../../features/content/article-kinds.ts";
import { madeOnce, siteClient, type SiteSource } from "../../platform/http/site-client.server.ts";
import { translatorOf } from "../../platform/i18n/translations.server.ts";
import { pages } from "../pages.ts";
import { isForVisitor, namespacesOf } from "../../platform/pages/page-table.ts";

/** Such readers are mostly queried in English; every page links to its other languages itself. */
const locale: Locale = "en";

/** Texts of the company's content pages, by name; without those that are not written yet. */
async function companyTexts(client: StrictClient) {
  const texts = await Promise.all(
    Object.entries(companyPages).map(async ([name, key]) => {
      const page = await companyPageQuery(client, locale, key)
        .queryFn({})
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        });
      return [name, page?.translations[0]] as const;
    }),
  );
  return new Map<string, { title: string; summary: string } | undefined>(texts);
}

/** `/llms.txt`: the site's contents, for language models (llmstxt.org). It is made once per version. */
export function llmsRoutes(source: SiteSource) {
  const answer = madeOnce(source);
  return new Hono().get("/llms.txt", (c) =>
    answer("/llms.txt", c.req.raw, { "content-type": "text/plain; charset=utf-8" }, () => llms(source)),
  );
}

/** The text, from the tables behind menus and sitemap. */
async function llms(source: SiteSource): Promise<string> {
  const { publicOrigin: origin } = source;
  const client = siteClient(source);
  const [categories, settings, written] = await Promise.all([
    categoriesQuery(client, locale).queryFn({}),
    siteSettingsQuery(client).queryFn({}),
    companyTexts(client),
  ]);
  const { t } = translatorOf(locale);
  const line = (title: string, path: string, text = "") =>
    `- [${title}](${origin}${path})${text === "" ? "" : `: ${text}`}`;
  const plain = pages.flatMap(({ name }) => {
    if (!isPlain(name) || !isIndexable(name) || isForVisitor(name) || name === "home") return [];
    if (isCompanyPage(name)) {
      const text = written.get(name);
      return text ? [line(text.title, pathTo(name, locale), text.summary)] : [];
    }
    const [namespace = "common"] = namespacesOf(name);
    const title = t(`${namespace}:${name}.title`, {
      defaultValue: t(`${namespace}:title`, { defaultValue: name }),
    });
    // A namespace with a single page has its texts at the root.
    const text = t(`${namespace}:${name}.metaDescription`, {
      defaultValue: t(`${namespace}:metaDescription`, { defaultValue: "" }),
    });
    return [line(title, pathTo(name, locale), text)];
  });
  return [
    `# ${t("common:siteName")}`,
    "",
    `> ${t("common:siteDescription")}`,
    "",
    `Languages: ${locales.map((language) => `${localeNames[language]} ${origin}${pathTo("home", language)}`).join(", ")}.`,
    `Contact: ${[settings.contact_info.email[0]?.value, settings.contact_info.phone[0]?.value].filter(Boolean).join(", ")}.`,
    "",
    "## Pages",
    "",
    ...plain,
    "",
    "## Catalogue",
    "",
    ...withProducts(categories)
      .filter((category) => category.is_active)
      .map((category) => line(titleIn(category.translations, locale), categoryPath(category, locale))),
    "",
    "## Data",
    "",
    line("API reference", "/api/docs"),
    line("Sitemap", "/sitemap.xml"),
    ...articleKinds.map((kind) => line(t(`content:${kind}.title`), feedPath(kind, locale), "Atom feed")),
    "",
  ].join("\n");
}
