import { facetedProductsQuery, productDetailQuery, type ProductDetail } from "@preforma/domain/catalogue";
import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Button, ButtonLink } from "@preforma/ui/button";
import { maxComparedProducts, CompareTable } from "@preforma/ui/compare-table";
import { EmptyState } from "@preforma/ui/empty-state";
import { TextField } from "@preforma/ui/field";
import { Container } from "@preforma/ui/layout";
import { ProductCard } from "@preforma/ui/product-card";
import { ProductGrid } from "@preforma/ui/product-grid";
import { Heading, Text } from "@preforma/ui/text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { filterOf, readListQuery, productView } from "../catalogue/index.ts";
import { FavouriteHeart } from "../favourites/index.ts";
import { QuoteAll } from "../quote-basket/index.ts";
import { formParameter } from "../../platform/http/form-answer.ts";
import { ifThere } from "../../platform/http/if-there.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { plainPage } from "../../platform/page/plain-page.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { comparePath, readCompareQuery } from "./compare-url.ts";
import { choose, gather } from "./compare-form.server.ts";
import { CompareOrder } from "./compare-order.tsx";
import { compareView } from "./compare-view.ts";
import { changeComparison, comparisonQuery, saveComparison } from "./comparison.ts";
import * as css from "./compare.css.ts";

/** Max results of the search for a product to add. */
const foundAtOnce = 8;

async function load(context: PageContext) {
  const { locale, t, client, read, url } = context;
  const query = readCompareQuery(url.searchParams);
  const { differencesOnly, keyword } = query;
  const [answers, found] = await Promise.all([
    // An old link may name products that have left the catalogue.
    Promise.all(query.ids.map((id) => ifThere(read(productDetailQuery(client, locale, id))))),
    keyword === ""
      ? null
      : read(
          facetedProductsQuery(
            client,
            locale,
            filterOf({ ...readListQuery(new URLSearchParams({ keyword })), limit: foundAtOnce }),
          ),
        ),
  ]);
  const products = answers.filter((product): product is ProductDetail => product !== null);
  const ids = products.map(({ id }) => id);
  const { head, ...page } = plainPage("compare", "compare", context);
  return {
    ...page,
    head: { ...head, unlisted: true },
    ids,
    tooMany: query.tooMany,
    missing: answers.length > products.length,
    differencesOnly,
    keyword,
    table: compareView(products, { locale, t, differencesOnly }),
    found:
      found &&
      found.products
        .filter(({ id }) => !ids.includes(id))
        .map((product) => ({
          ...productView(product, locale),
          href: comparePath([...ids, product.id], locale),
        })),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);
export const action = pageAction({ choose, gather });

export default function ComparePage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("compare");
  const { ids, table, keyword, found } = page;
  const room = ids.length < maxComparedProducts;
  const shown = ids.join(",");
  const client = useQueryClient();
  // A visitor who opens a shared link continues with it; a URL without products restores what was chosen.
  useEffect(() => {
    if (shown === "") return;
    saveComparison(
      client,
      table.products.map(({ productId, title }) => ({ id: productId, title, locale })),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the ids and the language determine it
  }, [shown, locale]);
  const { data: remembered } = useQuery({
    ...comparisonQuery,
    select: ({ products }) => products.map(({ id }) => id),
  });
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (search === "" && remembered?.length)
      void navigate(comparePath(remembered, locale), { replace: true, preventScrollReset: true });
  }, [search, remembered, locale, navigate]);
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Breadcrumb items={page.crumbs.map(({ title, path }) => ({ label: title, href: path }))} />
      <header className={css.header}>
        <Heading level={1}>{page.title}</Heading>
        <Text tone="muted" measure>
          {page.lead}
        </Text>
      </header>
      {page.tooMany && <Alert tone="warning">{t("tooMany")}</Alert>}
      {page.missing && <Alert tone="warning">{t("missing")}</Alert>}
      {ids.length === 0 ? (
        <EmptyState
          title={t("empty.title")}
          actions={<ButtonLink href={pathTo("products", locale)}>{t("empty.browse")}</ButtonLink>}
        >
          <ol className={css.steps}>
            <li>{t("empty.step1")}</li>
            <li>{t("empty.step2")}</li>
            <li>{t("empty.step3")}</li>
          </ol>
        </EmptyState>
      ) : (
        <>
          {ids.length > 1 && <QuoteAll ids={ids} label={t("quoteAll")} />}
          <CompareTable
            products={table.products.map((product) => ({
              ...product,
              actions: (
                <>
                  <CompareOrder id={product.productId} smallest={product.smallest} />
                  <FavouriteHeart id={product.productId} title={product.title} />
                </>
              ),
            }))}
            rows={table.rows}
            differencesOnly={page.differencesOnly}
            {...(ids.length > 1
              ? { differencesHref: comparePath(ids, locale, { differencesOnly: !page.differencesOnly }) }
              : {})}
            {...(room ? { addHref: "#ekle" } : {})}
            onRemove={(id) => changeComparison(client, { id: Number(id), title: "" }, false)}
          />
        </>
      )}
      {room && (
        <section id="ekle" aria-labelledby="add" className={css.add}>
          <Heading level={2} size="xl" id="add">
            {t("add.title")}
          </Heading>
          <form action={page.path} role="search" className={css.search}>
            {shown !== "" && <input type="hidden" name="products" value={shown} />}
            <div className={css.field}>
              <TextField
                label={t("add.label")}
                hint={t("add.hint")}
                name="q"
                type="search"
                defaultValue={keyword}
              />
            </div>
            <Button type="submit" variant="outline">
              {t("add.search")}
            </Button>
          </form>
          {shown !== "" && <AddProducts products={shown} label={t("add.browse")} />}
          {found && found.length === 0 && <Text>{t("add.nothing", { keyword })}</Text>}
          {found && found.length > 0 && (
            <ProductGrid label={t("add.results")}>
              {found.map(({ id, ...product }) => (
                <ProductCard key={id} {...product} headingLevel={3} />
              ))}
            </ProductGrid>
          )}
        </section>
      )}
    </Container>
  );
}

/**
 * The link to the catalogue that saves the products of this comparison, so that cards there add to them. With script
 * they are saved on viewing.
 */
function AddProducts({ products, label }: { products: string; label: string }) {
  const { locale } = useTranslation();
  const navigate = useNavigate();
  return (
    <form
      action={`${pathTo("compare", locale)}?${formParameter}=gather`}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(pathTo("products", locale));
      }}
    >
      <input type="hidden" name="products" value={products} />
      <Button type="submit" variant="soft">
        {label}
      </Button>
    </form>
  );
}
