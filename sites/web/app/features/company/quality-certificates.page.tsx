import { certificatesQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { CertificateViewer, type Certificate } from "@preforma/ui/certificate-viewer";
import { EmptyState } from "@preforma/ui/empty-state";
import { Section } from "@preforma/ui/layout";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";

async function load(context: PageContext) {
  const { locale, client, read } = context;
  const certificates = await read(certificatesQuery(client, locale));
  return {
    ...plainPage("qualityCertificates", "company", context),
    certificates: certificates.map(
      ({ id, standard, issuer, number, preview, translations: [text], ...entry }): Certificate => ({
        id,
        standard,
        title: text?.title ?? standard,
        ...(text?.summary ? { summary: text.summary } : {}),
        issuer,
        number,
        issuedOn: entry.issued_on,
        validUntil: entry.valid_until,
        valid: entry.is_valid,
        preview,
        documentHref: entry.document.url,
      }),
    ),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function QualityCertificatesPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("company");
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => [
          {
            "@type": "Organization",
            "@id": `${origin}/#organization`,
            hasCertification: page.certificates.map((certificate) => ({
              "@type": "Certification",
              name: certificate.standard,
              certificationIdentification: certificate.number,
              issuedBy: { "@type": "Organization", name: certificate.issuer },
              validFrom: certificate.issuedOn,
              expires: certificate.validUntil,
            })),
          },
        ]}
      />
      <Section tone="sunken" aria-label={page.title}>
        {page.certificates.length === 0 ? (
          <EmptyState
            title={t("qualityCertificates.noneTitle")}
            actions={
              <ButtonLink href={pathTo("contact", locale)}>{t("common:navigation.contact")}</ButtonLink>
            }
          >
            <p>{t("qualityCertificates.noneText")}</p>
          </EmptyState>
        ) : (
          <CertificateViewer certificates={page.certificates} headingLevel={2} closeOn={page.path} />
        )}
      </Section>
    </>
  );
}
