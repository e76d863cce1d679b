import { pathTo } from "@preforma/domain/routes";
import { CategoryCard } from "@preforma/ui/category-card";
import { DateText } from "@preforma/ui/dates";
import { Section } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { Picture } from "@preforma/ui/picture";
import { ProductGrid } from "@preforma/ui/product-grid";
import { Eyebrow, Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { fullPicture } from "../catalogue/index.ts";
import { ListedProduct } from "../product-list/index.ts";
import * as css from "./home.css.ts";
import type { load } from "./home.load.ts";

/** The home page below the first view. */
export function HomeSections({ page }: { page: Awaited<ReturnType<typeof load>> }) {
  const { featured, categories, sectors, news, campaign, certificates, figures, locale } = page;
  const { t } = useTranslation("home");
  const productsPath = pathTo("products", locale);
  return (
    <>
      {featured.length > 0 && (
        <Section data-later="cards" aria-labelledby="one-cikan">
          <div className={css.sectionHead}>
            <Heading level={2} id="one-cikan">
              {t("featured.title")}
            </Heading>
            <Text tone="muted">{t("featured.text")}</Text>
            <TextLink href={`${productsPath}?is_featured=true`} variant="standalone" className={css.more}>
              {t("featured.all")}
            </TextLink>
          </div>
          <ProductGrid label={t("featured.title")} className={css.featured}>
            {featured.map((product) => (
              <ListedProduct key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Section>
      )}

      {categories.length > 0 && (
        <Section data-later="cards" tone="sunken" id="katalog" aria-labelledby="katalog-title">
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
                  image={category.image === undefined ? undefined : fullPicture(category.image)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}

      <Section data-later="" tone="ink" aria-labelledby="sectors">
        <div className={css.sectionHead}>
          <Heading level={2} id="sectors">
            {t("references.title")}
          </Heading>
          <TextLink href={pathTo("references", locale)} variant="standalone" className={css.more}>
            {t("references.all")}
          </TextLink>
        </div>
        <ul role="list" className={css.tiles}>
          {sectors.map(({ id, href, image }) => (
            <li key={id} className={css.tile}>
              <a href={href} className={css.tileLink}>
                {image && (
                  <Picture
                    image={fullPicture(image)}
                    alt=""
                    sizes="(min-width: 992px) 12rem, 40vw"
                    className={css.tileImage}
                  />
                )}
                <span className={css.tileTitle}>{t(`services:sectors.${id}.title`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>

      {(news.length > 0 || campaign) && (
        <Section data-later="" id="medya" aria-labelledby={news.length > 0 ? "news" : "campaign"}>
          <div className={css.current}>
            {news.length > 0 && (
              <div className={css.newsPart}>
                <Heading level={2} id="news" size="xl">
                  {t("news.title")}
                </Heading>
                <ul role="list" className={css.news}>
                  {news.map(({ id, title, date, href }) => (
                    <li key={id} className={css.newsItem}>
                      <DateText date={date} className={css.newsDate} />
                      <TextLink href={href}>{title}</TextLink>
                    </li>
                  ))}
                </ul>
                <TextLink href={pathTo("news", locale)} variant="standalone">
                  {t("news.all")}
                </TextLink>
              </div>
            )}
            {campaign && (
              <div className={css.campaign}>
                <Eyebrow>{t("campaign.title")}</Eyebrow>
                <Heading level={2} id="campaign" size="xl">
                  <TextLink href={campaign.href}>{campaign.title}</TextLink>
                </Heading>
                {campaign.summary && <Text tone="muted">{campaign.summary}</Text>}
              </div>
            )}
          </div>
        </Section>
      )}

      {figures.length > 0 && (
        <Section data-later="" tone="sunken" aria-labelledby="figures">
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
          {certificates.length > 0 && (
            <div className={css.certificates}>
              <TextLink href={pathTo("qualityCertificates", locale)}>{t("certificates.title")}</TextLink>
              <ul role="list" className={css.standards}>
                {certificates.map(({ id, standard, href }) => (
                  <li key={id}>
                    <a href={href} className={css.standard}>
                      <bdi dir="ltr">{standard}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Section>
      )}
    </>
  );
}
