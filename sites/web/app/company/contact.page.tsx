import { Section } from "@preforma/ui/layout";
import { Heading } from "@preforma/ui/text";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { loadInBrowser } from "../loading/on-demand.ts";
import { loadOnServer } from "../loading/load.server.ts";
import { unpack, type PageProps } from "../loading/packed.ts";
import type { PageContext } from "../loading/page-context.ts";
import { useRootData } from "../shell/root-data.ts";
import { CompanyHead } from "./company-head.tsx";
import { companyPage } from "./company-page.ts";
import * as css from "./company.css.ts";

const load = (page: PageContext) => Promise.resolve(companyPage("contact", page));

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser("contact", args, load);

export default function ContactPage({ loaderData }: PageProps<typeof load>) {
  const page = unpack(loaderData);
  const { t } = useTranslation("company");
  const contact = useRootData()?.settings?.contact_info;
  return (
    <>
      <CompanyHead page={page} lead={t("contact.lead")} />
      <Section tone="sunken">
        <div className={css.cards}>
          <Card title={t("contact.phone")}>
            {contact?.phone.map(({ key, value }) => (
              <Entry key={key} name={t(`contact.desk.${key}`, { defaultValue: "" })}>
                <a href={`tel:${value.replaceAll(/[^+\d]/g, "")}`}>
                  <bdi dir="ltr">{value}</bdi>
                </a>
              </Entry>
            ))}
          </Card>
          <Card title={t("contact.email")}>
            {contact?.email.map(({ key, value }) => (
              <Entry key={key} name={t(`contact.desk.${key}`, { defaultValue: "" })}>
                <a href={`mailto:${value}`}>
                  <bdi dir="ltr">{value}</bdi>
                </a>
              </Entry>
            ))}
          </Card>
          <Card title={t("contact.address")}>
            {contact?.address.map(({ key, value }) => (
              <Entry key={key} name={t(`contact.desk.${key}`, { defaultValue: "" })}>
                {/* Addresses stay in the language of the place. */}
                <bdi lang="tr">{value}</bdi>
              </Entry>
            ))}
          </Card>
          <Card title={t("contact.hours")}>
            <Entry name={t("contact.weekdays")}>
              <bdi dir="ltr">09:00–18:00</bdi>
            </Entry>
            <Entry name={t("contact.saturday")}>
              <bdi dir="ltr">09:00–12:00</bdi>
            </Entry>
          </Card>
        </div>
      </Section>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.card}>
      <Heading level={2} size="l">
        {title}
      </Heading>
      <dl className={css.entries}>{children}</dl>
    </section>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.entryName}>{name}</dt>
      <dd className={css.entryValue}>{children}</dd>
    </div>
  );
}
