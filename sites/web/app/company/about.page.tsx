import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { Section } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../i18n/translations.tsx";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadInBrowser } from "../loading/on-demand.ts";
import { loadOnServer } from "../loading/load.server.ts";
import { unpack, type PageProps } from "../loading/packed.ts";
import type { PageContext } from "../loading/page-context.ts";
import * as css from "./company.css.ts";
import { companyPage } from "./company-page.ts";
import { CompanyHead } from "./company-head.tsx";

/** What happens to a pack between the silo and the lorry, in order. */
const steps = ["resin", "preform", "blowing", "closures", "control", "packing"] as const;

const load = (page: PageContext) => Promise.resolve(companyPage("about", page));

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser("about", args, load);

export default function AboutPage({ loaderData }: PageProps<typeof load>) {
  const page = unpack(loaderData);
  const { t } = useTranslation("company");
  return (
    <>
      <CompanyHead page={page} lead={t("about.lead")} />
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
        <div className={css.promise}>
          <Heading level={2} id="promise">
            {t("about.promiseTitle")}
          </Heading>
          <Text measure size="l" tone="muted">
            {t("about.promiseText")}
          </Text>
          <p className={css.actions}>
            <ButtonLink href={pathTo("products", page.locale)} size="large">
              {t("about.browse")}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  );
}
