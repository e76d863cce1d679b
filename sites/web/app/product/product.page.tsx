import { accessoriesQuery, productDetailQuery, recommendedQuery } from "@preforma/domain/catalogue";
import { ApiError } from "@preforma/domain/http";
import { encodedAlike, idOf, pathTo } from "@preforma/domain/routes";
import { isLocale } from "@preforma/domain/locales";
import { Badge } from "@preforma/ui/badge";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { ButtonLink } from "@preforma/ui/button";
import { Gallery } from "@preforma/ui/gallery";
import { Container } from "@preforma/ui/layout";
import { ProductCard } from "@preforma/ui/product-card";
import { ProductGrid } from "@preforma/ui/product-grid";
import { SpecTable } from "@preforma/ui/spec-table";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../i18n/translations.tsx";
import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { productPath, type ProductView } from "../catalogue/product-view.ts";
import { notFound } from "../errors/not-found-response.ts";
import { loadInBrowser } from "../loading/on-demand.ts";
import { loadOnServer } from "../loading/load.server.ts";
import { unpack, type PageProps } from "../loading/packed.ts";
import type { PageContext } from "../loading/page-context.ts";
import { alternatesOf, type Slugs } from "../seo/alternates.ts";
import { PageHead, type HeadData } from "../seo/page-head.tsx";
import { breadcrumbList, product as productNode, StructuredData } from "../seo/structured-data.tsx";
import { useRootData } from "../shell/root-data.ts";
import { VariantPicker } from "@preforma/ui/variant-picker";
import { ColourSection } from "./colour-section.tsx";
import { productPageView } from "./product-page-view.ts";
import * as css from "./product.css.ts";

/** Cards of the rows below the product. */
const rowLength = 4;

/** One full row, or two; a row that breaks off looks like something is missing. */
function wholeRows<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, items.length >= 2 * rowLength ? 2 * rowLength : rowLength);
}

async function load({ locale, url, params, t, client, read }: PageContext) {
  const id = idOf(params["id"]);
  if (id === null) throw notFound();
  const [product, accessories, recommended] = await Promise.all([
    read(productDetailQuery(client, locale, id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    }),
    // The page stands without its neighbours.
    read(accessoriesQuery(client, locale, id)).catch(() => []),
    read(recommendedQuery(client, locale, id)).catch(() => []),
  ]);
  const path = productPath(product, locale);
  if (!encodedAlike(path, url.pathname)) throw redirect(`${path}${url.search}`, 301);

  const view = productPageView(
    product,
    { accessories: wholeRows(accessories), recommended: recommended.slice(0, rowLength) },
    { locale, t },
  );
  const slugs: Slugs = Object.fromEntries(
    product.seo_translations
      .filter((entry) => entry.is_active && isLocale(entry.language_code))
      .map((entry) => [entry.language_code, entry.slug]),
  );
  const picture = product.images[0];
  const head: HeadData = {
    title: view.title,
    description: t("product:metaDescription", {
      title: view.title,
      code: view.code,
      facts: view.facts.join(", "),
    }),
    canonical: path,
    alternates: alternatesOf("product", id, slugs),
    type: "product",
    ...(picture
      ? { image: { url: picture.url, width: picture.width, height: picture.height, alt: picture.alt } }
      : {}),
  };
  return { head, categoryIds: product.category_path.map((category) => category.id), view };
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, load);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser("product", args, load);

export default function ProductPage({ loaderData }: PageProps<typeof load>) {
  const { head, view } = unpack(loaderData);
  const { t, locale } = useTranslation("product");
  const origin = useRootData()?.origin ?? "";
  const tinted = view.tint && view.images[view.tint.picture];
  return (
    <Container className={css.page}>
      <PageHead head={head} />
      <StructuredData
        nodes={[
          breadcrumbList(origin, view.crumbs),
          productNode(origin, {
            title: view.title,
            description: view.description || head.description,
            code: view.code,
            path: head.canonical,
            images: view.images.map(({ image }) => image.url),
            material: view.specs[0]?.rows.find((row) => row.id === "material")?.note,
            colour: view.colour ?? undefined,
            category: view.crumbs.at(-2)?.title,
            price: view.offer,
            inStock: view.inStock,
            properties: view.specs
              .flatMap((group) => group.rows)
              .map((row) => ({ name: row.label, value: row.value })),
          }),
        ]}
      />
      <Breadcrumb items={view.crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />

      <div className={css.top}>
        <div className={css.gallery}>
          <Gallery
            // Another product starts at its own first picture.
            key={view.id}
            items={[
              ...view.images,
              ...(view.drawing === null
                ? []
                : [
                    {
                      id: "drawing",
                      label: t("drawing"),
                      content: (
                        <img
                          src={view.drawing}
                          alt={t("drawingAlt", { title: view.title })}
                          className={css.drawing}
                          loading="lazy"
                          decoding="async"
                        />
                      ),
                    },
                  ]),
            ]}
          />
        </div>

        <div className={css.summary}>
          <header className={css.header}>
            <Heading level={1}>{view.title}</Heading>
            <ul role="list" className={css.facts}>
              {view.facts.map((fact) => (
                <li key={fact} className={css.fact}>
                  <bdi>{fact}</bdi>
                </li>
              ))}
              {view.foodContact && (
                <li>
                  <Badge tone="success">{t("catalogue:foodYes")}</Badge>
                </li>
              )}
            </ul>
          </header>

          <dl className={css.key}>
            <div>
              <dt>{t("code")}</dt>
              <dd>
                <bdi dir="ltr">{view.code}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t("price")}</dt>
              <dd>
                {view.price === null ? (
                  <span>{t("onRequest")}</span>
                ) : (
                  <span>
                    <bdi className={css.amount}>{view.price}</bdi>{" "}
                    <span className={css.per}>{t("perPiece")}</span>
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{t("minimumOrder")}</dt>
              <dd>{view.minimumOrder}</dd>
            </div>
          </dl>

          {view.variants.length > 0 && <VariantPicker axes={view.variants} />}

          {view.description && (
            <Text measure tone="muted">
              {view.description}
            </Text>
          )}
          <p className={css.ask}>
            <ButtonLink href={pathTo("contact", locale)} variant="accent" size="large">
              {t("askUs")}
            </ButtonLink>
          </p>
        </div>
      </div>

      {view.tint && tinted && (
        <ColourSection
          // What was tried belongs to one product.
          key={view.id}
          title={view.title}
          image={tinted.image}
          tint={view.tint}
        />
      )}

      <section className={css.section} aria-labelledby="technical">
        <Heading level={2} id="technical">
          {t("technical")}
        </Heading>
        <div className={css.specs}>
          {view.specs.map((group) => (
            <SpecTable key={group.id} caption={group.title} rows={group.rows} />
          ))}
        </div>
        {view.documents.length > 0 && (
          <>
            <Heading level={3} size="l">
              {t("documents")}
            </Heading>
            <ul role="list" className={css.documents}>
              {view.documents.map((document) => (
                <li key={document.url}>
                  <a href={document.url} type={document.media_type}>
                    {document.title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>

      <ProductRow
        title={view.isClosure ? t("fittingContainers") : t("accessories")}
        text={view.neck === null || view.isClosure ? null : t("accessoriesText", { neck: view.neck })}
        products={view.accessories}
      />
      <ProductRow title={t("recommended")} text={null} products={view.recommended} />
    </Container>
  );
}

function ProductRow({
  title,
  text,
  products,
}: {
  title: string;
  text: string | null;
  products: readonly ProductView[];
}) {
  if (products.length === 0) return null;
  return (
    <section className={css.section} aria-label={title}>
      <header className={css.header}>
        <Heading level={2}>{title}</Heading>
        {text && <Text tone="muted">{text}</Text>}
      </header>
      <ProductGrid label={title}>
        {products.map(({ id, ...product }) => (
          <ProductCard key={id} {...product} headingLevel={3} />
        ))}
      </ProductGrid>
    </section>
  );
}
