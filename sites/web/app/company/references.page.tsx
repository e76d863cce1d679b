import { pathTo } from "@preforma/domain/routes";
import { Section } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../i18n/translations.tsx";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadInBrowser } from "../loading/on-demand.ts";
import { loadOnServer } from "../loading/load.server.ts";
import { unpack, type PageProps } from "../loading/packed.ts";
import type { PageContext } from "../loading/page-context.ts";
import { CompanyHead } from "./company-head.tsx";
import { companyPage } from "./company-page.ts";
import * as css from "./company.css.ts";
import { sectors } from "./sectors.ts";

const load = (page: PageContext) => Promise.resolve(companyPage("references", page));

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser("references", args, load);

export default function ReferencesPage({ loaderData }: PageProps<typeof load>) {
  const page = unpack(loaderData);
  const { t } = useTranslation("company");
  return (
    <>
      <CompanyHead page={page} lead={t("references.lead")} />
      <Section tone="sunken">
        <ul role="list" className={css.sectors}>
          {sectors.map((sector) => (
            <li key={sector.id} id={sector.id} className={css.sector}>
              <Heading level={2} size="xl">
                {t(`sectors.${sector.id}.title`)}
              </Heading>
              <Text tone="muted">{t(`sectors.${sector.id}.text`)}</Text>
              <TextLink
                href={`${pathTo("products", page.locale)}${sector.search}`}
                variant="standalone"
                aria-label={`${t(`sectors.${sector.id}.title`)}: ${t("references.open")}`}
              >
                {t("references.open")}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
