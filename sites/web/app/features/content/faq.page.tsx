import { faqsQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { FaqList } from "@preforma/ui/faq-list";
import { Container } from "@preforma/ui/layout";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { faqNode } from "./content-nodes.ts";
import { faqTopics } from "./faq-view.ts";
import { SupportContacts } from "./support-contacts.tsx";
import * as css from "./content.css.ts";

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const topics = faqTopics(await read(faqsQuery(client, locale)), { searchable: false });
  return { ...plainPage("faq", "content", context), topics };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function FaqPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("content");
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => [
          faqNode(
            origin,
            page.topics.flatMap(({ questions }) => questions),
            locale,
          ),
        ]}
      />
      <Container className={css.body}>
        <FaqList topics={page.topics} searchable={false} />
        <p className={css.onwards}>
          <ButtonLink href={pathTo("help", locale)}>{t("faq.toHelp")}</ButtonLink>
          <SupportContacts />
        </p>
      </Container>
    </>
  );
}
