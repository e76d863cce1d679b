import { facetedProductsQuery, productDetailQuery, titleIn } from "@preforma/domain/catalogue";
import { ralColours, ralGroups } from "@preforma/domain/colour";
import { formatNumber } from "@preforma/domain/vocabulary";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Button, ButtonLink } from "@preforma/ui/button";
import { ColourPicker, SwatchLinks } from "@preforma/ui/colour-swatches";
import { TextField } from "@preforma/ui/field";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { avifOf, filterOf, readListQuery, productPath } from "../catalogue/index.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { plainPage } from "../../platform/page/plain-page.ts";
import { tintOf } from "./tint.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { breadcrumbList, StructuredData } from "../../platform/seo/structured-data.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { ChosenColour, type Sample } from "./chosen-colour.tsx";
import { inColour } from "./in-colour.ts";
import { findRal, ralSearch, readRalQuery } from "./ral-query.ts";
import * as css from "./colours.css.ts";

/** Plastics whose bottles, jars and closures come in any colour. */
const opaquePlastics = ["HDPE", "PP"] as const;
/** Maximum volume shown, ml: a handheld article shows a colour better than a drum does. */
const largest = "1000";
/** Products per plastic that are checked for a sample. */
const candidates = 6;

async function load(context: PageContext) {
  const { locale, t, url } = context;
  const query = readRalQuery(url.searchParams);
  const { head, ...page } = plainPage("ralColours", "colours", context);
  const colour = query.code === null ? undefined : ralColours.find(({ code }) => code === query.code);
  return {
    ...page,
    query,
    head: {
      ...head,
      ...(colour
        ? { title: `RAL ${colour.code} ${colour.names[locale]} – ${t("colours:ralColours.title")}` }
        : {}),
      // Only the plain page of colours is indexed, not its searches.
      unlisted: query.q !== "" || query.code !== null,
    },
    samples: colour ? await samplesOf(context, colour.hex) : [],
  };
}

/** Products of different shapes, of plastics that take any colour, whose picture can be recoloured. */
async function samplesOf({ client, locale, read, orElse }: PageContext, hex: string): Promise<Sample[]> {
  const lists = await Promise.all(
    opaquePlastics.map((material) =>
      orElse(
        read(
          facetedProductsQuery(
            client,
            locale,
            filterOf({
              ...readListQuery(new URLSearchParams({ material, sort: "volume_desc", volume_max: largest })),
              limit: candidates,
            }),
          ),
        ),
        null,
      ).catch(() => null),
    ),
  );
  const samples: Sample[] = [];
  const shapes = new Set<string | null>();
  for (const list of lists) {
    const details = await Promise.all(
      (list?.products ?? []).map(({ id }) =>
        orElse(read(productDetailQuery(client, locale, id)), null).catch(() => null),
      ),
    );
    for (const product of details) {
      const tint = product && tintOf(product);
      const image = tint && product.images[tint.picture];
      if (!image || tint.pack.kind !== "opaque" || shapes.has(product.shape_id)) continue;
      shapes.add(product.shape_id);
      const coloured = inColour(image, tint, hex);
      samples.push({
        id: product.id,
        title: titleIn(product.translations, locale),
        path: productPath(product, locale),
        image: {
          url: coloured.url,
          width: image.width,
          height: image.height,
          alt: "",
          sources: avifOf(coloured.sources),
        },
        tint,
      });
      // One per plastic.
      break;
    }
  }
  return samples;
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function RalColoursPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("colours");
  const origin = useRootData()?.origin ?? "";
  const { query, path } = page;
  const { hex, colours } = findRal(query.q);
  const hrefFor = (code: string) => `${path}${ralSearch({ q: query.q, code })}#secim`;
  const status =
    query.q === ""
      ? ""
      : hex !== null
        ? t("nearest", { colour: hex })
        : t("found", {
            count: colours.length,
            formatted: formatNumber(colours.length, locale),
            query: query.q,
          });
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <StructuredData nodes={[breadcrumbList(origin, page.crumbs)]} />
      <Breadcrumb items={page.crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      <header className={css.header}>
        <Heading level={1}>{page.title}</Heading>
        <Text tone="muted" measure>
          {page.lead}
        </Text>
      </header>
      <search className={css.tools}>
        <form action={path} className={css.search}>
          <div className={css.field}>
            <TextField
              // Another search resets the field.
              key={query.q}
              label={t("search")}
              hint={t("searchHint")}
              name="q"
              type="search"
              dir="auto"
              defaultValue={query.q}
              autoComplete="off"
            />
          </div>
          <Button type="submit">{t("find")}</Button>
        </form>
        <form action={path} className={css.picking}>
          <ColourPicker key={hex} label={t("pick")} name="q" defaultValue={hex ?? "#1d6fae"} />
          <Button type="submit" variant="outline">
            {t("findNearest")}
          </Button>
        </form>
      </search>
      {query.code !== null && <ChosenColour key={query.code} code={query.code} samples={page.samples} />}
      {query.q === "" ? (
        <>
          <nav aria-label={t("groups")}>
            <ul role="list" className={css.groups}>
              {ralGroups.map(({ digit, hex: fill }) => (
                <li key={digit}>
                  <a href={`#ral-${digit}`} className={css.group}>
                    <svg viewBox="0 0 16 16" aria-hidden="true" className={css.dot}>
                      <circle cx="8" cy="8" r="7.5" fill={fill} stroke="#000" strokeOpacity=".25" />
                    </svg>
                    {t(`group.${digit}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {ralGroups.map(({ digit }) => (
            <section
              key={digit}
              id={`ral-${digit}`}
              aria-labelledby={`ral-${digit}-title`}
              className={css.section}
            >
              <Heading level={2} size="l" id={`ral-${digit}-title`}>
                {t(`group.${digit}`)}
              </Heading>
              <SwatchLinks
                colours={colours.filter(({ colour }) => colour.code.startsWith(digit))}
                current={query.code}
                hrefFor={hrefFor}
              />
            </section>
          ))}
        </>
      ) : (
        <section aria-label={t("results")} className={css.section}>
          <p role="status" className={css.said}>
            <bdi>{status}</bdi>
          </p>
          <SwatchLinks colours={colours} current={query.code} hrefFor={hrefFor} />
          <p className={css.said}>
            <ButtonLink href={path} variant="quiet">
              {t("all")}
            </ButtonLink>
          </p>
        </section>
      )}
      <Text tone="muted" size="s" measure>
        {t("note")}
      </Text>
    </Container>
  );
}
