import { referencesQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { withColon } from "@preforma/domain/text";
import { Section } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { LogoStrip } from "@preforma/ui/logo-strip";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import * as css from "./company.css.ts";
import { referenceLogos } from "./reference-logos.ts";
import { sectors } from "./sectors.ts";

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const references = await read(referencesQuery(client, locale));
  return {
    ...plainPage("references", "company", context),
    sectors: sectors.map(({ id, page, search }) => ({
      id,
      path: pathTo(page, locale),
      href: `${pathTo("products", locale)}${search}`,
      logos: referenceLogos(references, id),
    })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function ReferencesPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("company");
  const named = (id: (typeof sectors)[number]["id"], label: string) =>
    `${withColon(t(`services:sectors.${id}.title`), locale)} ${label}`;
  return (
    <>
      <PageTop page={page} />
      <Section tone="sunken">
        <ul role="list" className={css.sectorRows}>
          {page.sectors.map((sector) => (
            <li key={sector.id} id={sector.id} className={css.sectorRow}>
              <div className={css.sectorText}>
                <Heading level={2} size="xl">
                  {t(`services:sectors.${sector.id}.title`)}
                </Heading>
                <Text tone="muted">{t(`services:sectors.${sector.id}.text`)}</Text>
                <TextLink
                  href={sector.path}
                  variant="standalone"
                  aria-label={named(sector.id, t("references.more"))}
                >
                  {t("references.more")}
                </TextLink>
                <TextLink
                  href={sector.href}
                  variant="standalone"
                  aria-label={named(sector.id, t("references.open"))}
                >
                  {t("references.open")}
                </TextLink>
              </div>
              {sector.logos.length > 0 && <LogoStrip groups={[{ key: sector.id, items: sector.logos }]} />}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
