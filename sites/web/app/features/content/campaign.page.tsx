import { campaignQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { Badge } from "@preforma/ui/badge";
import { ButtonLink } from "@preforma/ui/button";
import { CopyButton } from "@preforma/ui/copy-button";
import { DateText } from "@preforma/ui/dates";
import { Container } from "@preforma/ui/layout";
import { Picture } from "@preforma/ui/picture";
import { ProductGrid } from "@preforma/ui/product-grid";
import { Prose } from "@preforma/ui/prose";
import { Heading, Text } from "@preforma/ui/text";
import { offeredProducts } from "../catalogue/index.ts";
import { ListedProduct } from "../product-list/index.ts";
import { notFound } from "../../platform/http/not-found-response.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageBreadcrumb } from "../../platform/page/page-breadcrumb.tsx";
import { shareImage } from "../../platform/seo/share-image.ts";
import { coverImage } from "./article-view.ts";
import * as css from "./content.css.ts";
import { entryOf, entryPage } from "./entry-page.ts";

async function load(context: PageContext) {
  const { locale, t, client } = context;
  const campaign = await entryOf(context, (id) => campaignQuery(client, locale, id));
  const text = campaign.translations[0];
  if (!text) throw notFound();
  const list = {
    title: t("content:campaigns.title"),
    path: pathTo("campaigns", locale),
    description: t("content:campaigns.metaDescription"),
  };
  const { head, ...page } = entryPage("campaign", campaign, text, list, context);
  return {
    ...page,
    head: { ...head, image: shareImage("campaigns", campaign.id, locale, text.title) },
    title: text.title,
    summary: text.summary,
    html: text.body,
    image: coverImage(campaign.cover),
    state: campaign.state,
    from: campaign.valid_from,
    to: campaign.valid_to,
    coupon: campaign.state === "ended" ? null : campaign.coupon_code,
    ...(await offeredProducts(context, campaign.product_filter)),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

const tones = { running: "success", upcoming: "brand", ended: "neutral" } as const;

export default function CampaignPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("content");
  const { head } = page;
  return (
    <Container className={css.article}>
      <div className={css.way}>
        <PageBreadcrumb
          head={head}
          crumbs={page.crumbs}
          nodes={(origin) => [
            {
              "@type": "WebPage",
              name: head.title,
              description: head.description,
              url: `${origin}${head.canonical}`,
              datePublished: page.from,
              expires: page.to,
            },
          ]}
        />
      </div>
      <article className={css.split} lang={page.lang} dir={page.dir}>
        <header className={css.splitText}>
          <Heading level={1}>{page.title}</Heading>
          {page.summary && (
            <Text size="l" tone="muted">
              {page.summary}
            </Text>
          )}
          <p className={css.terms}>
            <Badge tone={tones[page.state]}>{t(`campaigns.state.${page.state}`)}</Badge>
            <span>
              <DateText date={page.from} /> – <DateText date={page.to} />
            </span>
            {page.coupon !== null && (
              <span className={css.coupon}>
                {t("campaigns.coupon")}{" "}
                <bdi dir="ltr" className={css.couponCode}>
                  {page.coupon}
                </bdi>
                <CopyButton value={page.coupon} label={t("campaigns.copyCoupon")} />
              </span>
            )}
          </p>
        </header>
        {page.image && (
          <div className={css.splitCover}>
            <Picture
              image={page.image}
              sizes="(min-width: 992px) 520px, 92vw"
              priority
              alt=""
              className={css.splitImage}
            />
          </div>
        )}
        <Prose size="l" html={page.html} className={css.splitText} />
      </article>
      {page.products.length > 0 && (
        <section className={css.offered} aria-labelledby="products">
          <Heading level={2} id="products">
            {t("campaigns.products")}
          </Heading>
          <ProductGrid label={t("campaigns.products")}>
            {page.products.map((product) => (
              <ListedProduct key={product.id} product={product} headingLevel={3} />
            ))}
          </ProductGrid>
        </section>
      )}
      <p className={css.onwards}>
        <ButtonLink href={page.productsPath}>
          {t(page.products.length > 0 ? "campaigns.allProducts" : "common:navigation.allProducts")}
        </ButtonLink>
        <ButtonLink href={pathTo("campaigns", locale)} variant="outline">
          {t("campaigns.all")}
        </ButtonLink>
      </p>
    </Container>
  );
}
