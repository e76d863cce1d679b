import {
  categoriesQuery,
  facetedProductsQuery,
  titleIn,
  type ProductSummary,
} from "@preforma/domain/catalogue";
import { pathTo } from "@preforma/domain/routes";
import { formatNumber, formatVolume } from "@preforma/domain/vocabulary";
import { ButtonLink } from "@preforma/ui/button";
import { CategoryCard } from "@preforma/ui/category-card";
import { Container, Section } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { Picture, type ImageSource } from "@preforma/ui/picture";
import { ProductCard } from "@preforma/ui/product-card";
import { ProductGrid } from "@preforma/ui/product-grid";
import { Eyebrow, Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../i18n/translations.tsx";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { categoryPath } from "../catalogue/navigation-category.ts";
import { cardImage, productPath, productView } from "../catalogue/product-view.ts";
import { sectors } from "../company/sectors.ts";
import { loadInBrowser } from "../loading/on-demand.ts";
import { loadOnServer } from "../loading/load.server.ts";
import { unpack, type PageProps } from "../loading/packed.ts";
import type { PageContext } from "../loading/page-context.ts";
import { alternatesOfPage } from "../seo/alternates.ts";
import { PageHead, type HeadData } from "../seo/page-head.tsx";
import { organization, StructuredData, website } from "../seo/structured-data.tsx";
import { useRootData } from "../shell/root-data.ts";
import * as css from "./home.css.ts";

/** One product of each colour and group first, so that what is shown side by side differs. */
function varied(products: readonly ProductSummary[]): ProductSummary[] {
  const seen = new Set<string>();
  const rounds = [
    (product: ProductSummary) => [`c${product.colour?.key}`, `g${product.category_id}`],
    (product: ProductSummary) => [`g${product.category_id}`],
  ];
  const chosen: ProductSummary[] = [];
  for (const marksOf of rounds) {
    for (const product of products) {
      const marks = marksOf(product);
      if (chosen.includes(product) || marks.some((mark) => seen.has(mark))) continue;
      for (const mark of [`c${product.colour?.key}`, `g${product.category_id}`]) seen.add(mark);
      chosen.push(product);
    }
  }
  return [...chosen, ...products.filter((product) => !chosen.includes(product))];
}

/** How many products stand in each part of the page. */
const counts = { hero: 3, featured: 8, media: 5 };

async function load({ locale, t, client, readShared }: PageContext) {
  const [featured, categories, whole] = await Promise.all([
    readShared(facetedProductsQuery(client, locale, { is_featured: true, limit: 60 })),
    readShared(categoriesQuery(client, locale)),
    readShared(facetedProductsQuery(client, locale, { limit: 1 })),
  ]);
  const neckCount = whole.facets.find((facet) => facet.key === "neck")?.values.length ?? 0;
  const colourCount = whole.facets.find((facet) => facet.key === "colour")?.values.length ?? 0;
  const withPictures = varied(featured.products.filter((product) => product.images.length > 0));
  const roots = categories.filter((category) => category.parent_id === null && category.is_active);
  const path = pathTo("home", locale);
  const head: HeadData = {
    title: t("home:metaTitle"),
    description: t("common:siteDescription"),
    canonical: path,
    alternates: alternatesOfPage("home"),
    ...(withPictures[0]?.images[0]
      ? { image: { ...withPictures[0].images[0], alt: t("common:siteName") } }
      : {}),
  };
  return {
    head: {
      ...head,
      image: head.image && {
        url: head.image.url,
        width: head.image.width,
        height: head.image.height,
        alt: head.image.alt,
      },
    },
    hero: withPictures
      .slice(0, counts.hero)
      .map((product) => ({ id: product.id, image: cardImage(product.images) })),
    featured: withPictures.slice(0, counts.featured).map((product) => productView(product, locale)),
    categories: roots.map((category) => ({
      id: category.id,
      title: titleIn(category.translations, locale),
      href: categoryPath(category, locale),
      note: t("common:productCount", {
        count: category.product_count,
        formatted: formatNumber(category.product_count, locale),
      }),
      image: cardImage(category.category_box_images),
    })),
    media: withPictures.slice(counts.featured, counts.featured + counts.media).map((product) => ({
      id: product.id,
      title: titleIn(product.translations, locale),
      href: productPath(product, locale),
      image: cardImage(product.images),
    })),
    figures: [
      { id: "products", value: formatNumber(whole.meta.totalItems, locale) },
      { id: "necks", value: formatNumber(neckCount, locale) },
      { id: "colours", value: formatNumber(colourCount, locale) },
      ...(whole.volume_range
        ? [
            {
              id: "range",
              value: `${formatVolume(whole.volume_range.min, locale)}–${formatVolume(whole.volume_range.max, locale)}`,
            },
          ]
        : []),
    ],
    locale,
  };
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser("home", args, load);

export default function HomePage({ loaderData }: PageProps<typeof load>) {
  const { head, hero, featured, categories, media, figures, locale } = unpack(loaderData);
  const { t } = useTranslation("home");
  const root = useRootData();
  const origin = root?.origin ?? "";
  const productsPath = pathTo("products", locale);
  const contact = root?.settings?.contact_info;
  return (
    <>
      <PageHead head={head} />
      <StructuredData
        nodes={[
          organization({
            name: t("common:siteName"),
            origin,
            logo: "/brand/logo.svg",
            email: contact?.email[0]?.value,
            phone: contact?.phone[0]?.value,
            profiles: (root?.settings?.social_media_links ?? []).map((link) => link.url),
          }),
          website({
            name: t("common:siteName"),
            origin,
            locale,
            homePath: head.canonical,
            searchPath: `${productsPath}?keyword=`,
          }),
        ]}
      />

      <div className={css.hero}>
        <Container className={css.heroInner}>
          <div className={css.heroText}>
            <Eyebrow>{t("hero.eyebrow")}</Eyebrow>
            <Heading level={1} size="hero">
              {t("hero.title")}
            </Heading>
            <Text size="l" tone="muted" measure>
              {t("hero.text")}
            </Text>
            <p className={css.actions}>
              <ButtonLink href={productsPath} size="large">
                {t("hero.browse")}
              </ButtonLink>
              <ButtonLink href={pathTo("contact", locale)} size="large" variant="outline">
                {t("hero.contact")}
              </ButtonLink>
            </p>
          </div>
          <div className={css.stage} aria-hidden="true">
            {hero.map(
              ({ id, image }, index) => image && <HeroPicture key={id} image={image} first={index === 0} />,
            )}
          </div>
        </Container>
      </div>

      <Section aria-labelledby="one-cikan">
        <div className={css.sectionHead}>
          <Heading level={2} id="one-cikan">
            {t("featured.title")}
          </Heading>
          <Text tone="muted">{t("featured.text")}</Text>
          <TextLink href={`${productsPath}?is_featured=true`} variant="standalone" className={css.more}>
            {t("featured.all")}
          </TextLink>
        </div>
        <ProductGrid label={t("featured.title")}>
          {featured.map(({ id, ...product }) => (
            <ProductCard key={id} {...product} />
          ))}
        </ProductGrid>
      </Section>

      <Section tone="sunken" id="katalog" aria-labelledby="katalog-title">
        <div className={css.sectionHead}>
          <Heading level={2} id="katalog-title">
            {t("catalogue.title")}
          </Heading>
          <Text tone="muted" measure>
            {t("catalogue.text")}
          </Text>
        </div>
        <ul role="list" className={css.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryCard
                href={category.href}
                title={category.title}
                note={category.note}
                image={category.image}
              />
            </li>
          ))}
        </ul>
      </Section>

      <Section tone="ink" id="medya" aria-labelledby="medya-title">
        <div className={css.sectionHead}>
          <Heading level={2} id="medya-title">
            {t("media.title")}
          </Heading>
          <Text tone="muted" measure>
            {t("media.text")}
          </Text>
        </div>
        <ul role="list" className={css.media}>
          {media.map(({ id, title, href, image }) => (
            <li key={id} className={css.medium}>
              <a href={href} className={css.mediumLink}>
                {image && (
                  <Picture
                    image={image}
                    alt=""
                    sizes="(min-width: 992px) 30vw, 80vw"
                    className={css.mediumImage}
                  />
                )}
                <span className={css.mediumTitle}>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>

      <Section aria-labelledby="figures">
        <Heading level={2} id="figures" size="xl">
          {t("figures.title")}
        </Heading>
        <dl className={css.figures}>
          {figures.map((figure) => (
            <div key={figure.id} className={css.figure}>
              <dt className={css.figureName}>{t(`figures.${figure.id}`)}</dt>
              <dd className={css.figureValue}>
                <bdi>{figure.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section tone="sunken" aria-labelledby="sectors">
        <div className={css.sectionHead}>
          <Heading level={2} id="sectors" size="xl">
            {t("references.title")}
          </Heading>
          <TextLink href={pathTo("references", locale)} variant="standalone" className={css.more}>
            {t("references.all")}
          </TextLink>
        </div>
        <ul role="list" className={css.sectors}>
          {sectors.map((sector) => (
            <li key={sector.id}>
              <a href={`${pathTo("references", locale)}#${sector.id}`} className={css.sector}>
                {t(`company:sectors.${sector.id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function HeroPicture({ image, first }: { image: ImageSource; first: boolean }) {
  return (
    <div className={css.heroTile}>
      <Picture
        image={image}
        alt=""
        sizes={first ? "(min-width: 992px) 21rem, 60vw" : "(min-width: 992px) 13rem, 35vw"}
        priority
        className={css.heroImage}
      />
    </div>
  );
}
