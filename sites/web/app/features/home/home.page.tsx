import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { Container } from "@preforma/ui/layout";
import { Picture } from "@preforma/ui/picture";
import { Eyebrow, Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { fullPicture, type CardPicture } from "../catalogue/index.ts";
import { hydrateWhenUsed } from "../../platform/loading/lazy-hydrated.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadOnDemand, type PageProps } from "../../platform/loading/page-load.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { companyNode } from "../../platform/seo/company-node.ts";
import { StructuredData, website } from "../../platform/seo/structured-data.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import * as css from "./home.css.ts";
import { load } from "./home.load.ts";
import { HomeSections } from "./home-sections.tsx";

export const loader = loadOnServer(load);
export const clientLoader = loadOnDemand(() => import("./home.load.ts"));

const Sections = hydrateWhenUsed(HomeSections);

export default function HomePage({ loaderData }: PageProps<typeof load>) {
  const { head, hero, locale } = loaderData;
  const { t } = useTranslation("home");
  const root = useRootData();
  const origin = root?.origin ?? "";
  const productsPath = pathTo("products", locale);
  return (
    <>
      <PageHead head={head} />
      <StructuredData
        nodes={[
          ...(root?.settings ? [companyNode(origin, t("common:siteName"), root.settings)] : []),
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
              <ButtonLink href={`${pathTo("contact", locale)}#form`} size="large" variant="outline">
                {t("hero.quote")}
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

      <Sections page={loaderData} />
    </>
  );
}

function HeroPicture({ image, first }: { image: CardPicture; first: boolean }) {
  return (
    <div className={css.heroTile}>
      <Picture
        image={fullPicture(image)}
        alt=""
        sizes={first ? "(min-width: 992px) 21rem, 60vw" : "(min-width: 992px) 13rem, 35vw"}
        priority
        className={css.heroImage}
      />
    </div>
  );
}
