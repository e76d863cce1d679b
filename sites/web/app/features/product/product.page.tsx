import { Badge } from "@preforma/ui/badge";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Gallery } from "@preforma/ui/gallery";
import { Container, SkipLink } from "@preforma/ui/layout";
import { TextLink } from "@preforma/ui/link";
import { Picture } from "@preforma/ui/picture";
import { ProductGrid } from "@preforma/ui/product-grid";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { ListedProduct } from "../product-list/index.ts";
import type { ListedView, TriedColours } from "../catalogue/index.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadOnDemand, type PageProps } from "../../platform/loading/page-load.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { useState, type ReactNode } from "react";
import { RecentSection, useProductView } from "../views/index.ts";
import { BuyBox } from "./buy-box.tsx";
import {
  ColourSection,
  CompareToggle,
  FavouriteHeart,
  Logistics,
  NoticeForm,
  OrderTable,
  Price,
  PriceFacts,
  ProductStructuredData,
  ReviewsSection,
  ShareMenu,
  Specs,
  VariantPicker,
} from "./lazy-parts.ts";
import { SampleButton } from "../samples/index.ts";
import { QuoteLink } from "./quote-link.tsx";
import { orderTableForm } from "./order-table.server.ts";
import { tableForm, tableId } from "./order-table-fields.ts";
import * as table from "./order-table.css.ts";
import * as css from "./product.css.ts";
import { load } from "./product.load.ts";

export const loader = loadOnServer(load);
export const clientLoader = loadOnDemand(() => import("./product.load.ts"));

export const action = pageAction({ [tableForm]: orderTableForm });

export default function ProductPage({ loaderData }: PageProps<typeof load>) {
  const { head, ral, view } = loaderData;
  const { t } = useTranslation("product");
  const origin = useRootData()?.origin ?? "";
  const [tried, setTried] = useState<TriedColours & { of?: number }>({});
  useProductView(view.id);
  const tinted = view.tint && view.images[view.tint.picture];
  return (
    <Container className={css.page}>
      <PageHead head={head} />
      <ProductStructuredData data={loaderData} />
      <div className={css.onScreen}>
        {/* The fields of the order table alone are about a dozen tab stops. */}
        <SkipLink target="product-actions">{t("skipToActions")}</SkipLink>
        {view.documents.length > 0 && <SkipLink target="downloads">{t("skipToDocuments")}</SkipLink>}
        <Breadcrumb items={view.crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      </div>

      <div className={css.top}>
        <div className={css.gallery}>
          <Gallery
            // Another product starts at its own first picture.
            key={view.id}
            items={[
              ...view.images,
              ...(view.schematic === null
                ? []
                : [
                    {
                      id: "schematic",
                      label: t("schematic"),
                      content: (
                        <figure className={css.schematic}>
                          <Picture image={view.schematic} sizes="30rem" className={css.schematicPicture} />
                          <figcaption>{t("schematic")}</figcaption>
                        </figure>
                      ),
                    },
                  ]),
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
          {ral && <Text tone="muted">{t("shownIn", { colour: ral.title })}</Text>}
        </div>

        <div className={css.summary}>
          <header className={css.header}>
            <Heading level={1}>{view.title}</Heading>
            <ul role="list" className={css.facts}>
              {view.facts.map((fact) => (
                <li key={fact} dir="auto" className={css.fact}>
                  {fact}
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
                    <Price {...view.price} note="both" className={css.amount} />
                    <span className={css.per}>{t("perPiece")}</span>
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{t("minimumOrder")}</dt>
              <dd>{view.minimumOrder}</dd>
            </div>
            {view.availability && (
              <div>
                <dt>{t("availability")}</dt>
                <dd>
                  {view.availability.text}
                  {view.availability.more !== null && (
                    <span className={css.more}>{view.availability.more}</span>
                  )}
                </dd>
              </div>
            )}
          </dl>

          <div className={css.onScreen}>
            <PriceFacts
              key={view.id}
              price={view.price}
              indicative={view.indicative}
              priceList={view.priceList}
            />
            {view.variants.length > 0 && <VariantPicker axes={view.variants} />}
          </div>

          {view.description && (
            <Text measure tone="muted">
              {view.description}
            </Text>
          )}
          <div className={css.onScreen}>
            {view.availability?.canBeOrdered === false && (
              <NoticeForm productId={view.id} reason={view.availability.text} />
            )}
            <BuyBox
              // Input belongs to one article.
              key={view.id}
              view={view}
            />
          </div>
          <div id="product-actions" className={css.actions}>
            <QuoteLink
              key={view.id}
              view={view}
              path={head.canonical}
              ral={ral}
              tried={tried.of === view.id ? tried : {}}
            />
            <SampleButton id={view.id} />
            <FavouriteHeart id={view.id} title={view.title} showLabel />
            <CompareToggle id={view.id} title={view.title} showLabel />
            <ShareMenu url={`${origin}${head.canonical}`} title={view.title} />
          </div>
        </div>
      </div>

      <div className={css.sheet} aria-hidden="true">
        {view.images[0] && (
          <img src={view.images[0].image.url} alt="" loading="lazy" className={css.sheetPicture} />
        )}
        {view.drawing !== null && (
          <img src={view.drawing} alt="" loading="lazy" className={css.sheetPicture} />
        )}
      </div>

      {view.tint && tinted && (
        <ColourSection
          // The tried colours belong to one product.
          key={view.id}
          title={view.title}
          image={tinted.image}
          tint={view.tint}
          onTry={(colours) => setTried({ ...colours, of: view.id })}
        />
      )}

      {view.family && (
        <section
          id={tableId}
          data-later="tall"
          className={table.section}
          aria-labelledby={`${tableId}-title`}
        >
          <header className={css.header}>
            <Heading level={2} id={`${tableId}-title`}>
              {t("table.title")}
            </Heading>
            <Text tone="muted" measure>
              {t("table.text")}
            </Text>
          </header>
          <OrderTable key={view.id} {...view.family} path={head.canonical} />
        </section>
      )}

      <section data-later="tall" className={css.section} aria-labelledby="technical">
        <Heading level={2} id="technical">
          {t("technical")}
        </Heading>
        <div className={css.specs}>
          <Specs groups={view.specs} />
          {view.logistics && <Logistics key={view.id} {...view.logistics} />}
        </div>
      </section>

      <div className={css.onScreen}>
        {view.documents.length > 0 && (
          <section data-later="short" className={css.section} aria-labelledby="downloads">
            <Heading level={2} id="downloads">
              {t("documents")}
            </Heading>
            <ul role="list" className={css.documents}>
              {view.documents.map(({ url, type, label }) => (
                <li key={url}>
                  <a href={url} type={type}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ReviewsSection
          key={view.id}
          id={view.id}
          title={view.title}
          path={head.canonical}
          reviews={view.reviews}
        />

        <ProductRow
          title={view.isClosure ? t("fittingContainers") : t("accessories")}
          text={view.neck === null || view.isClosure ? null : t("accessoriesText", { neck: view.neck })}
          products={view.accessories}
        >
          {view.sameNeckPath !== null && (
            <TextLink href={view.sameNeckPath} variant="standalone">
              {t("sameNeck", { neck: view.neck })}
            </TextLink>
          )}
        </ProductRow>
        <ProductRow title={t("recommended")} text={null} products={view.recommended} />
        <RecentSection except={view.id} />
      </div>
    </Container>
  );
}

function ProductRow({
  title,
  text,
  products,
  children,
}: {
  title: string;
  text: string | null;
  products: readonly ListedView[];
  /** The link to more of them. */
  children?: ReactNode;
}) {
  if (products.length === 0) return null;
  return (
    <section data-later="cards" className={css.section} aria-label={title}>
      <header className={css.header}>
        <Heading level={2}>{title}</Heading>
        {text && <Text tone="muted">{text}</Text>}
      </header>
      <ProductGrid label={title}>
        {products.map((product) => (
          <ListedProduct key={product.id} product={product} headingLevel={3} />
        ))}
      </ProductGrid>
      {children}
    </section>
  );
}
