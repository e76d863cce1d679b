import { managersQuery } from "@preforma/domain/content";
import { EmptyState } from "@preforma/ui/empty-state";
import { Grid, Section } from "@preforma/ui/layout";
import { PersonCard } from "@preforma/ui/person-card";
import { personNode } from "../content/index.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const managers = await read(managersQuery(client, locale));
  return {
    ...plainPage("managers", "company", context),
    managers: managers.map(({ id, name, monogram, portrait, translations: [text] }) => ({
      id,
      portrait,
      // Only the position, unless staff have entered the name.
      ...(name === "" ? {} : { name, monogram }),
      title: text?.title ?? "",
      ...(text?.summary ? { summary: text.summary } : {}),
      ...(text?.body ? { html: text.body } : {}),
    })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function ManagersPage({ loaderData: page }: PageProps<typeof load>) {
  const { t } = useTranslation("company");
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) =>
          page.managers.flatMap(({ name, title }) =>
            name === undefined ? [] : [personNode(origin, { name, title })],
          )
        }
      />
      <Section tone="sunken" aria-label={page.title}>
        {page.managers.length === 0 ? (
          <EmptyState title={t("managers.noneTitle")}>
            <p>{t("managers.noneText")}</p>
          </EmptyState>
        ) : (
          <Grid columns="large">
            {page.managers.map(({ id, ...person }) => (
              <PersonCard key={id} {...person} headingLevel={2} />
            ))}
          </Grid>
        )}
      </Section>
    </>
  );
}
