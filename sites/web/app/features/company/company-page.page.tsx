import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { Container, Section, Stack } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { LogoStrip } from "@preforma/ui/logo-strip";
import { ProductGrid } from "@preforma/ui/product-grid";
import { Prose } from "@preforma/ui/prose";
import { Heading, Text } from "@preforma/ui/text";
import { ListedProduct } from "../product-list/index.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadOnDemand, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import * as css from "./company.css.ts";
import { load } from "./company-page.load.ts";

export const loader = loadOnServer(load);
export const clientLoader = loadOnDemand(() => import("./company-page.load.ts"));

/** Production, quality, services, an industry: one template for all pages that staff write as content. */
export default function CompanyPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("company");
  return (
    <>
      <PageTop
        page={page}
        nodes={(origin) => [{ "@type": "WebPage", name: page.title, url: `${origin}${page.path}` }]}
      />
      <Container className={css.position}>
        <div className={css.positionBody}>
          <div className={css.positionText} lang={page.lang} dir={page.dir}>
            {page.html === null ? (
              <EmptyState title={t("companyPage.noneTitle")}>
                <p>{t("companyPage.noneText")}</p>
              </EmptyState>
            ) : (
              <Prose size="l" html={page.html} />
            )}
          </div>
          <div className={css.asideCards}>
            <nav className={css.card} aria-label={t("companyPage.siblings")}>
              <ul role="list" className={css.siblings}>
                {page.siblings.map(({ href, title, current }) => (
                  <li key={href}>
                    <TextLink href={href} {...(current ? { "aria-current": "page" as const } : {})}>
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={css.card}>
              <Text tone="muted">{t("companyPage.contactText")}</Text>
              <ButtonLink href={`${pathTo("contact", locale)}#form`}>{t("companyPage.contact")}</ButtonLink>
            </div>
          </div>
        </div>
      </Container>
      {page.certificates.length > 0 && (
        <Section tone="sunken" aria-labelledby="certificates">
          <Heading level={2} id="certificates">
            {t("companyPage.certificates")}
          </Heading>
          <ul role="list" className={css.steps}>
            {page.certificates.map(({ id, standard, title, href }) => (
              <li key={id} className={css.step}>
                <Heading level={3} size="l">
                  <TextLink href={href}>
                    <bdi dir="ltr">{standard}</bdi> (PDF)
                  </TextLink>
                </Heading>
                <Text tone="muted">{title}</Text>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.logos.length > 0 && (
        <Section tone="sunken" aria-labelledby="cases">
          <Stack gap="l">
            <Heading level={2} id="cases">
              {t("companyPage.cases")}
            </Heading>
            <Text tone="muted">{t("companyPage.casesText")}</Text>
            <LogoStrip groups={[{ key: "cases", items: page.logos }]} />
          </Stack>
        </Section>
      )}
      {page.products.length > 0 && (
        <Section aria-labelledby="products">
          <Stack gap="l">
            <Heading level={2} id="products">
              {t("companyPage.products")}
            </Heading>
            <ProductGrid label={t("companyPage.products")}>
              {page.products.map((product) => (
                <ListedProduct key={product.id} product={product} headingLevel={3} />
              ))}
            </ProductGrid>
            <p className={css.actions}>
              <ButtonLink href={page.productsPath} variant="outline">
                {t("references.open")}
              </ButtonLink>
            </p>
          </Stack>
        </Section>
      )}
    </>
  );
}
