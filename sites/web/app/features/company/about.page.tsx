import { certificatesQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { Badge } from "@preforma/ui/badge";
import { ButtonLink } from "@preforma/ui/button";
import { Card, stretchedLink } from "@preforma/ui/card";
import { Grid, Section } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { Timeline } from "@preforma/ui/timeline";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { companyNode } from "../../platform/seo/company-node.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import * as css from "./company.css.ts";
import { PlantFigures } from "./plant-figures.tsx";

/** The company's milestones by year; the oldest first. */
const milestones = [
  { key: "mould", year: "1998" },
  { key: "bottle", year: "2004" },
  { key: "plant", year: "2011" },
  { key: "preform", year: "2014" },
  { key: "food", year: "2017" },
  { key: "laboratory", year: "2021" },
] as const;

/** The company's history, from its first mould on. */
function History() {
  const { t } = useTranslation("about");
  return (
    <Section aria-labelledby="history">
      <div className={css.titled}>
        <Heading level={2} id="history">
          {t("about.historyTitle")}
        </Heading>
        <Timeline
          items={milestones.map(({ key, year }) => ({
            key,
            when: <time dateTime={year}>{year}</time>,
            title: t(`about.history.${key}.title`),
            text: t(`about.history.${key}.text`),
          }))}
        />
      </div>
    </Section>
  );
}

/** The stages from the silo to the lorry, in order. */
const steps = ["resin", "preform", "blowing", "closures", "control", "packing"] as const;

/** Pages with more about the company, in order. */
const more = ["qualityCertificates", "managers", "humanResources", "references"] as const;

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const certificates = await read(certificatesQuery(client, locale));
  return {
    ...plainPage("about", "about", context),
    locale,
    standards: certificates.filter(({ is_valid }) => is_valid).map(({ id, standard }) => ({ id, standard })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function AboutPage({ loaderData: page }: PageProps<typeof load>) {
  const { t } = useTranslation("about");
  const settings = useRootData()?.settings;
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => [
          { "@type": "AboutPage", name: page.title, url: `${origin}${page.path}` },
          ...(settings ? [companyNode(origin, t("common:siteName"), settings)] : []),
        ]}
      />
      <Section tone="sunken" aria-labelledby="process">
        <Heading level={2} id="process">
          {t("about.processTitle")}
        </Heading>
        <ol role="list" className={css.steps}>
          {steps.map((step, index) => (
            <li key={step} className={css.step}>
              <span className={css.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <Heading level={3} size="l">
                {t(`about.steps.${step}.title`)}
              </Heading>
              <Text tone="muted">{t(`about.steps.${step}.text`)}</Text>
            </li>
          ))}
        </ol>
      </Section>
      <Section aria-labelledby="promise">
        <div className={css.titled}>
          <Heading level={2} id="promise">
            {t("about.promiseTitle")}
          </Heading>
          <div className={css.promise}>
            <Text measure size="l" tone="muted">
              {t("about.promiseText")}
            </Text>
            <p className={css.actions}>
              <ButtonLink href={pathTo("products", page.locale)} size="large">
                {t("about.browse")}
              </ButtonLink>
            </p>
          </div>
        </div>
      </Section>
      <PlantFigures />
      <History />
      <Section tone="sunken" aria-labelledby="more">
        <Heading level={2} id="more">
          {t("about.moreTitle")}
        </Heading>
        {page.standards.length > 0 && (
          <ul role="list" className={css.standards} aria-label={t("about.standards")}>
            {page.standards.map(({ id, standard }) => (
              <li key={id}>
                <Badge tone="outline">
                  <bdi dir="ltr">{standard}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <Grid as="ul">
          {more.map((name) => (
            <Card key={name} as="li" interactive className={css.moreCard}>
              <Heading level={3} size="l">
                <a href={pathTo(name, page.locale)} className={stretchedLink}>
                  {t(`company:${name}.title`)}
                </a>
              </Heading>
              <Text tone="muted">{t(`company:${name}.teaser`)}</Text>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}
