import { pathTo } from "@preforma/domain/routes";
import { ActiveFilters } from "@preforma/ui/active-filters";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { FacetPanel } from "@preforma/ui/facet-panel";
import { Icon } from "@preforma/ui/icon";
import { TextLink } from "@preforma/ui/link";
import { Pagination } from "@preforma/ui/pagination";
import { ProductGrid } from "@preforma/ui/product-grid";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { ChevronDown, SlidersHorizontal } from "@preforma/ui/drawings";
import { useNavigate, useNavigation } from "react-router";
import { listSearch, offeredSorts, readListQuery, type ListQuery } from "../catalogue/index.ts";
import { hydrateWhenUsed } from "../../platform/loading/lazy-hydrated.tsx";
import { LaterProduct, ListedProduct } from "./listed-product.tsx";
import type { ListView } from "./list-view.ts";
import type { ListPlace } from "./list-view-query.ts";
import * as css from "./product-list.css.ts";

/** Cards whose pictures are in sight at once, on a phone and on a desktop alike. */
const firstRow = 4;

/** Facets, what is chosen, order, products and pages: the same on the product list, a category and a search. */
export function ProductList({
  list,
  place,
  categories,
}: {
  list: ListView;
  place: ListPlace;
  /** The next steps down the category tree. */
  categories: ListView["categories"];
}) {
  const { t } = useTranslation("catalogue");
  const { query, path } = place;
  const pending = useNavigation().state === "loading";
  const at = (change: Partial<ListQuery>) => `${path}${listSearch({ ...query, ...change })}`;
  // Nothing to choose from, to put in order or to count: the ways on have the page to themselves.
  const isBlank = list.total === 0 && list.chosen.length === 0 && categories.length === 0;

  return (
    <div className={isBlank ? css.alone : css.layout}>
      <aside className={css.side} aria-label={t("filters")} hidden={isBlank}>
        <details className={css.fold}>
          <summary className={css.foldSummary}>
            <span className={css.foldTitle}>
              <Icon icon={SlidersHorizontal} size="small" />
              {t("showFilters")}
            </span>
            {list.chosen.length > 0 && <span className={css.foldCount}>{list.chosen.length}</span>}
            <span className={css.foldSign}>
              <Icon icon={ChevronDown} size="small" />
            </span>
          </summary>
          <div className={css.foldBody}>
            {categories.length > 0 && (
              <nav aria-label={t("facet.category")} className={css.categories}>
                <p className={css.categoriesTitle}>{t("facet.category")}</p>
                <ul role="list" className={css.categoryLinks}>
                  {categories.map((category) => (
                    <li key={category.href}>
                      <a
                        href={category.href}
                        className={css.categoryLink}
                        aria-current={category.current ? "true" : undefined}
                      >
                        <span>{category.title}</span>
                        <span className={css.count}>{category.count}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {/* A new answer is a new form: what it shows is what was answered. */}
            <Filters key={listSearch({ ...query, page: 1 })} list={list} place={place} />
          </div>
        </details>
      </aside>

      <section className={css.results} aria-label={t("results")} data-later-rows="">
        <div className={css.bar}>
          <p className={isBlank ? css.unseen : css.total} role="status">
            {list.totalText}
          </p>
          {list.grouping && (
            <a href={list.grouping.href} rel="nofollow" className={css.grouping}>
              {list.grouping.label}
            </a>
          )}
          {list.total > 0 && <SortForm query={query} path={path} />}
        </div>
        <ActiveFilters filters={list.chosen} clearHref={list.clearHref} />
        {list.products.length === 0 ? (
          <NothingFound list={list} keyword={query.keyword} />
        ) : (
          <>
            <ProductGrid pending={pending} label={t("results")}>
              {list.products.map((product, index) =>
                index < firstRow ? (
                  <ListedProduct key={product.id} product={product} headingLevel={2} priority />
                ) : (
                  <LaterProduct key={product.id} product={product} headingLevel={2} />
                ),
              )}
            </ProductGrid>
            {list.pages > 1 && (
              <Pagination page={query.page} pageCount={list.pages} hrefFor={(page) => at({ page })} />
            )}
          </>
        )}
      </section>
    </div>
  );
}

/** Goes where a form of the list would lead, without leaving the document. */
function useFollow(path: string): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  return (form) => {
    const params = new URLSearchParams(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    void navigate(`${path}${listSearch(readListQuery(params))}`, { preventScrollReset: true });
  };
}

const Filters = hydrateWhenUsed(function Filters({ list, place }: { list: ListView; place: ListPlace }) {
  const { query, path } = place;
  return (
    <FacetPanel
      action={path}
      hidden={carried(query)}
      facets={list.facets}
      volume={list.volume}
      resultCount={list.total}
      onFiltersChange={useFollow(path)}
    />
  );
});

function SortForm({ query, path }: { query: ListQuery; path: string }) {
  const { t } = useTranslation("catalogue");
  const follow = useFollow(path);
  return (
    <form method="get" action={path} className={css.sort} onChange={(event) => follow(event.currentTarget)}>
      {[...carried({ ...query, sort: "relevance" }), ...chosenFields(query)].map((field) => (
        <input key={`${field.name}-${field.value}`} type="hidden" {...field} />
      ))}
      <label className={css.sortLabel}>
        <span>{t("sort.label")}</span>
        <select name="sort" key={query.sort} defaultValue={query.sort} className={css.select}>
          {offeredSorts.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={css.sortApply}>
          {t("sort.apply")}
        </button>
      </noscript>
    </form>
  );
}

function NothingFound({ list, keyword }: { list: ListView; keyword: string | undefined }) {
  const { t, locale } = useTranslation("catalogue");
  const { suggestion } = list;
  return (
    <div className={css.nothing}>
      <EmptyState
        title={keyword === undefined ? t("empty.title") : t("empty.searchTitle", { keyword })}
        illustration="nothing-found"
        actions={
          list.chosen.length > 0 ? (
            <ButtonLink href={list.clearHref}>{t("empty.clear")}</ButtonLink>
          ) : (
            <ButtonLink href={pathTo("products", locale)}>{t("common:navigation.allProducts")}</ButtonLink>
          )
        }
      >
        <p>{keyword === undefined ? t("empty.text") : t("empty.searchText")}</p>
        {suggestion?.keyword && (
          <p className={css.suggestion}>
            {t("empty.didYouMean")}{" "}
            <TextLink href={suggestion.keyword.href}>{suggestion.keyword.text}</TextLink>
          </p>
        )}
        {suggestion && suggestion.categories.length > 0 && (
          <>
            <p>{t("empty.categories")}</p>
            <ul role="list" className={css.suggestedCategories}>
              {suggestion.categories.map((category) => (
                <li key={category.href}>
                  <TextLink href={category.href}>{category.title}</TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </div>
  );
}

interface Field {
  name: string;
  value: string;
}

/** What the facet form takes along besides the facets. */
function carried(query: ListQuery): Field[] {
  const fields: (Field | null)[] = [
    query.keyword === undefined ? null : { name: "keyword", value: query.keyword },
    query.category === undefined ? null : { name: "category", value: String(query.category) },
    query.featured ? { name: "is_featured", value: "true" } : null,
    query.sort === "relevance" ? null : { name: "sort", value: query.sort },
    query.separate ? { name: "group", value: "none" } : null,
    query.limit === 20 ? null : { name: "limit", value: String(query.limit) },
  ];
  return fields.filter((field) => field !== null);
}

/** What is chosen in the facets, for the form that only changes the order. */
function chosenFields(query: ListQuery): Field[] {
  const search = new URLSearchParams(
    listSearch({
      material: query.material,
      neck: query.neck,
      colour: query.colour,
      food: query.food,
      volumeMin: query.volumeMin,
      volumeMax: query.volumeMax,
      featured: false,
      sort: "relevance",
      page: 1,
      limit: 20,
    }),
  );
  return [...search].map(([name, value]) => ({ name, value }));
}
