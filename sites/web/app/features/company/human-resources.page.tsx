import { openPositionsQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { JobApplicationForm } from "@preforma/ui/job-application-dialog";
import { Container, Section, Stack } from "@preforma/ui/layout";
import { PositionCard } from "@preforma/ui/position-card";
import { Heading, Text } from "@preforma/ui/text";
import { useState, type MouseEvent } from "react";
import { slugIn } from "../content/index.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { isPlainClick } from "../../platform/loading/plain-click.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { useSender } from "../requests/index.ts";
import { itemList } from "../../platform/seo/structured-data.tsx";
import { PrivacyNote } from "../legal/index.ts";
import type { Applied } from "./application-dialog.tsx";
import { applicationForm } from "./application-form.server.ts";
import * as css from "./company.css.ts";
import { lazyModal } from "../../platform/modal/lazy-modal.tsx";
import { positionView } from "./position-view.ts";

const ApplicationDialog = lazyModal(() => import("./application-dialog.tsx"));

/** The benefits of working here, in the order of the page. */
const promises = ["training", "safety", "shifts"] as const;

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const positions = await read(openPositionsQuery(client, locale));
  return {
    ...plainPage("humanResources", "company", context),
    positions: positions.map((position) => ({
      ...positionView(position),
      href: pathTo("openPosition", locale, { id: position.id, slug: slugIn(position, locale) }),
    })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);
export const action = pageAction({ application: applicationForm });

export default function HumanResourcesPage({ loaderData: page }: PageProps<typeof load>) {
  const { t } = useTranslation("company");
  const form = usePageForm("application", { waitsAs: "application" });
  const sender = useSender();
  const [applied, setApplied] = useState<Applied | null>(null);
  const [open, setOpen] = useState(false);
  const apply = (event: MouseEvent, { title, href, details }: (typeof page.positions)[number]) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setApplied({ position: title, details, path: href });
    setOpen(true);
  };
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => [
          itemList(
            origin,
            page.positions.map(({ href }) => href),
          ),
        ]}
      />
      <Section tone="sunken" aria-labelledby="positions">
        <Stack gap="l">
          <Heading level={2} id="positions">
            {t("humanResources.positionsTitle")}
          </Heading>
          {page.positions.length === 0 ? (
            <EmptyState
              title={t("humanResources.noneTitle")}
              headingLevel={3}
              actions={<ButtonLink href="#basvuru">{t("humanResources.general")}</ButtonLink>}
            >
              <p>{t("humanResources.noneText")}</p>
            </EmptyState>
          ) : (
            <ul role="list" className={css.positions}>
              {page.positions.map((position) => (
                <li key={position.id}>
                  <PositionCard
                    title={position.title}
                    href={position.href}
                    department={position.department}
                    location={position.location}
                    employmentType={position.employmentType}
                    {...(position.summary ? { summary: position.summary } : {})}
                    publishedAt={position.publishedAt}
                    closingDate={position.closingDate}
                    action={
                      <ButtonLink
                        href={`${position.href}#basvuru`}
                        aria-label={t("humanResources.applyTo", { position: position.title })}
                        onClick={(event) => apply(event, position)}
                      >
                        {t("humanResources.apply")}
                      </ButtonLink>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Section>
      <Section aria-labelledby="working-here">
        <Stack gap="l">
          <Heading level={2} id="working-here">
            {t("humanResources.promisesTitle")}
          </Heading>
          <ul role="list" className={css.cards}>
            {promises.map((promise) => (
              <li key={promise} className={css.card}>
                <Heading level={3} size="l">
                  {t(`humanResources.promises.${promise}.title`)}
                </Heading>
                <Text tone="muted">{t(`humanResources.promises.${promise}.text`)}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      </Section>
      <Container
        width="text"
        as="section"
        id="basvuru"
        aria-labelledby="general-application"
        className={css.formPart}
      >
        <Heading level={2} id="general-application">
          {t("humanResources.general")}
        </Heading>
        <Text tone="muted">{t("humanResources.generalText")}</Text>
        <JobApplicationForm {...form} {...sender} note={<PrivacyNote />} />
      </Container>
      {applied && <ApplicationDialog applied={applied} open={open} onOpenChange={setOpen} />}
    </>
  );
}
