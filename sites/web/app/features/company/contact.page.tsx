import { isAllowed, readConsent } from "@preforma/domain/consent";
import { sendContact } from "@preforma/domain/requests";
import { contactSchema } from "@preforma/domain/requests/schema";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { ContactForm } from "@preforma/ui/contact-form";
import { HelpContacts } from "@preforma/ui/help-dialog";
import { Section } from "@preforma/ui/layout";
import { MapFrame } from "@preforma/ui/map-frame";
import { SocialLinks } from "@preforma/ui/site-footer";
import { Heading, Text } from "@preforma/ui/text";
import { useSyncExternalStore } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { companyNode } from "../../platform/seo/company-node.ts";
import { useSender } from "../requests/index.ts";
import { PrivacyNote } from "../legal/index.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import { deskLabels } from "../content/index.ts";
import { mapUrls, mapProvider } from "./map.ts";
import { OpeningHours } from "./opening-hours.tsx";
import * as css from "./company.css.ts";

const load = (page: PageContext) => Promise.resolve(plainPage("contact", "contact", page));

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);
export const action = pageAction({
  contact: {
    schema: contactSchema,
    incomplete: "FORM_INCOMPLETE",
    sent: "CONTACT_SENT",
    failures: { refused: "CONTACT_REFUSED", unanswered: "CONTACT_NOT_SENT" },
    send: ({ values, key }, { safe, locale }) => sendContact(safe, values, { locale, key }),
  },
});

/** A decision is made by a form, which loads a new page, or in the banner, from which the focus returns. */
function onDecision(listener: () => void): () => void {
  addEventListener("focusin", listener);
  return () => removeEventListener("focusin", listener);
}

/** Whether the visitor has agreed to functional third-party content; known only in the browser. */
function useFunctionalConsent(): boolean {
  return useSyncExternalStore(
    onDecision,
    () => isAllowed(readConsent(document.cookie), "functional"),
    () => false,
  );
}

export default function ContactPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("contact");
  const settings = useRootData()?.settings;
  const contact = settings?.contact_info;
  const form = usePageForm("contact", { waitsAs: "contact" });
  const sender = useSender();
  const consent = useFunctionalConsent();
  const labels = contact ? deskLabels(contact, t) : {};
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => (settings ? [companyNode(origin, t("common:siteName"), settings)] : [])}
      />
      <Section tone="sunken">
        <div className={css.contact}>
          <section className={css.formCard} id="form" aria-labelledby="form-title">
            <Heading level={2} size="xl" id="form-title">
              {t("contact.formTitle")}
            </Heading>
            <ContactForm {...form} {...sender} aria-labelledby="form-title" note={<PrivacyNote />} />
          </section>
          <div className={css.ways}>
            {contact && (
              <HelpContacts title={t("contact.ways")} contactInfo={contact} contactLabels={labels} />
            )}
          </div>
          <div className={css.contactMore}>
            <section className={css.card} aria-labelledby="hours-title">
              <Heading level={2} size="l" id="hours-title">
                {t("contact.hours")}
              </Heading>
              <OpeningHours />
            </section>
            {settings && settings.social_media_links.length > 0 && (
              <section className={css.card} aria-labelledby="social-title">
                <Heading level={2} size="l" id="social-title">
                  {t("contact.social")}
                </Heading>
                <SocialLinks
                  links={settings.social_media_links.map(({ media_name, url, alt }) => ({
                    name: media_name,
                    href: url,
                    label: alt,
                  }))}
                />
              </section>
            )}
          </div>
        </div>
      </Section>
      {contact && contact.address.length > 0 && (
        <Section aria-labelledby="map-title">
          <Heading level={2} id="map-title" className={css.mapTitle}>
            {t("contact.mapTitle")}
          </Heading>
          <div className={css.maps}>
            {contact.address.map(({ key, value }) => {
              const map = mapUrls(value, locale);
              return (
                <MapFrame
                  key={key}
                  title={labels[key] ?? t("contact.address")}
                  address={[value]}
                  src={map.frame}
                  provider={mapProvider}
                  consent={consent}
                  mapHref={map.page}
                  routeHref={map.route}
                />
              );
            })}
          </div>
        </Section>
      )}
      <Section tone="sunken" aria-labelledby="banner-title">
        <div className={css.banner}>
          <div className={css.bannerWords}>
            <Heading level={2} id="banner-title">
              {t("contact.bannerTitle")}
            </Heading>
            <Text size="l" measure>
              {t("contact.bannerText")}
            </Text>
          </div>
          <p className={css.actions}>
            <ButtonLink href={pathTo("products", locale)} variant="accent" size="large">
              {t("contact.bannerAction")}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </>
  );
}
