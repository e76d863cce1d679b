import { legalDocumentsQuery, type LegalDocument as LegalEntry } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { EmptyState } from "@preforma/ui/empty-state";
import { Container } from "@preforma/ui/layout";
import { LegalDocument, type LegalText } from "@preforma/ui/legal-document";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { foreign } from "./entry-page.ts";
import * as css from "./content.css.ts";

/** The texts with their fragments: the slug in the page's language, then those of the others, each fragment once. */
function legalTexts(documents: readonly LegalEntry[], locale: Locale): LegalText[] {
  const translated = documents.flatMap(({ translations: [text], ...entry }) =>
    text ? [{ ...entry, text }] : [],
  );
  const taken = new Set(translated.map(({ text }) => text.slug));
  return translated.map(({ text, seo_translations, updated_at }) => {
    const aliases = seo_translations.map(({ slug }) => slug).filter((slug) => !taken.has(slug));
    const own = [...new Set(aliases)];
    for (const alias of own) taken.add(alias);
    return {
      id: text.slug,
      aliases: own,
      title: text.title,
      ...(text.summary ? { summary: text.summary } : {}),
      html: text.description,
      updatedAt: updated_at,
      ...foreign(text.language_code, locale),
    };
  });
}

async function load(context: PageContext) {
  const { locale, client, read, orElse } = context;
  const documents = await orElse(read(legalDocumentsQuery(client, locale)), []);
  return { ...plainPage("legalDocuments", "content", context), documents: legalTexts(documents, locale) };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function LegalDocumentsPage({ loaderData: page }: PageProps<typeof load>) {
  const { t } = useTranslation("content");
  return (
    <>
      <PageTop page={page} />
      <Container className={css.body}>
        {page.documents.length === 0 ? (
          <EmptyState title={t("legalDocuments.noneTitle")}>
            <p>{t("nothingYet.text")}</p>
          </EmptyState>
        ) : (
          <LegalDocument documents={page.documents} />
        )}
      </Container>
    </>
  );
}
