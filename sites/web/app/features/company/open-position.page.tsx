import { openPositionsQuery } from "@preforma/domain/content";
import { idOf, pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { DescriptionList } from "@preforma/ui/description-list";
import { DateText } from "@preforma/ui/dates";
import { JobApplicationForm } from "@preforma/ui/job-application-dialog";
import { Container } from "@preforma/ui/layout";
import { Prose } from "@preforma/ui/prose";
import { Heading, Text } from "@preforma/ui/text";
import { entryPage, jobNode } from "../content/index.ts";
import { notFound } from "../../platform/http/not-found-response.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { useSender } from "../requests/index.ts";
import { PageBreadcrumb } from "../../platform/page/page-breadcrumb.tsx";
import { PrivacyNote } from "../legal/index.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import { applicationForm } from "./application-form.server.ts";
import * as css from "./company.css.ts";
import { positionView } from "./position-view.ts";

async function load(context: PageContext) {
  const { locale, t, client, read, params } = context;
  const id = idOf(params["id"]);
  const position = (await read(openPositionsQuery(client, locale))).find((open) => open.id === id);
  const text = position?.translations[0];
  if (!position || !text) throw notFound();
  const list = {
    title: t("company:humanResources.title"),
    path: pathTo("humanResources", locale),
    description: t("company:humanResources.metaDescription"),
  };
  return {
    ...entryPage("openPosition", position, text, list, context),
    position: positionView(position),
    employment: position.employment_type.key,
    workplace: position.location.key,
    html: text.body,
    requirements: text.requirements,
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);
export const action = pageAction({ application: applicationForm });

export default function OpenPositionPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("company");
  const root = useRootData();
  const form = usePageForm("application", { waitsAs: "application" });
  const sender = useSender();
  const { head, crumbs, position } = page;
  const address = root?.settings?.contact_info.address.find(({ key }) => key === page.workplace)?.value;
  return (
    <Container className={css.position}>
      <PageBreadcrumb
        head={head}
        crumbs={crumbs}
        nodes={(origin) => [
          jobNode(origin, {
            id: position.id,
            title: position.title,
            html: page.html,
            path: head.canonical,
            employmentType: page.employment,
            publishedAt: position.publishedAt,
            closingDate: position.closingDate,
            address: address ?? position.location,
          }),
        ]}
      />
      <header className={css.positionHead} lang={page.lang} dir={page.dir}>
        <Heading level={1}>{position.title}</Heading>
        {position.summary && (
          <Text size="l" tone="muted" measure>
            {position.summary}
          </Text>
        )}
      </header>
      <div className={css.positionBody}>
        <div className={css.positionText} lang={page.lang} dir={page.dir}>
          <Prose size="l" html={page.html} />
          {page.requirements.length > 0 && (
            <section aria-labelledby="requirements">
              <Heading level={2} size="xl" id="requirements">
                {t("humanResources.requirements")}
              </Heading>
              <Prose size="l">
                <ul>
                  {page.requirements.map((requirement) => (
                    <li key={requirement}>{requirement}</li>
                  ))}
                </ul>
              </Prose>
            </section>
          )}
        </div>
        <aside className={css.card} aria-label={t("humanResources.facts")}>
          <DescriptionList
            layout="stacked"
            items={[
              { key: "department", term: t("humanResources.department"), value: position.department },
              { key: "location", term: t("humanResources.location"), value: position.location },
              { key: "type", term: t("humanResources.employmentType"), value: position.employmentType },
              {
                key: "published",
                term: t("humanResources.published"),
                value: <DateText date={position.publishedAt} />,
              },
              {
                key: "closes",
                term: t("humanResources.closes"),
                value:
                  position.closingDate === null ? (
                    t("humanResources.untilFilled")
                  ) : (
                    <DateText date={position.closingDate} />
                  ),
              },
            ]}
          />
          <ButtonLink href="#basvuru" wide>
            {t("humanResources.apply")}
          </ButtonLink>
        </aside>
      </div>
      <section id="basvuru" aria-labelledby="application" className={css.application}>
        <Heading level={2} id="application">
          {t("humanResources.formTitle")}
        </Heading>
        <JobApplicationForm
          // Input for one position is not carried over to the next.
          key={position.id}
          {...form}
          {...sender}
          position={position.title}
          positionDetails={position.details}
          note={<PrivacyNote />}
        />
        <p className={css.actions}>
          <ButtonLink href={pathTo("humanResources", locale)} variant="quiet">
            {t("humanResources.all")}
          </ButtonLink>
        </p>
      </section>
    </Container>
  );
}
