import { bankAccountsQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { BankAccountCard } from "@preforma/ui/bank-account-card";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { Container, Grid } from "@preforma/ui/layout";
import { Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import * as css from "./content.css.ts";

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const accounts = await read(bankAccountsQuery(client, locale));
  return {
    ...plainPage("bankAccounts", "content", context),
    accounts: accounts.map(({ id, bank, branch, holder, iban, bic, currency, translations: [text] }) => ({
      id,
      bank,
      branch,
      holder,
      iban,
      bic,
      currency,
      title: text?.title ?? currency,
      ...(text?.summary ? { note: text.summary } : {}),
    })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function BankAccountsPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("content");
  return (
    <>
      <PageTop page={page} />
      <Container className={css.body}>
        {page.accounts.length === 0 ? (
          <EmptyState
            title={t("bankAccounts.noneTitle")}
            actions={
              <ButtonLink href={pathTo("contact", locale)}>{t("common:navigation.contact")}</ButtonLink>
            }
          >
            <p>{t("bankAccounts.noneText")}</p>
          </EmptyState>
        ) : (
          <Grid columns="large">
            {page.accounts.map(({ id, ...account }) => (
              <BankAccountCard key={id} {...account} headingLevel={2} />
            ))}
          </Grid>
        )}
        <Text tone="muted" measure>
          {t("bankAccounts.warning")}
        </Text>
      </Container>
    </>
  );
}
