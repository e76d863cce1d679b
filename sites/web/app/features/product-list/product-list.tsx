import { ActiveFilters } from "@preforma/ui/active-filters";
import { Icon } from "@preforma/ui/icon";
import { Pagination } from "@preforma/ui/pagination";
import { ProductGrid } from "@preforma/ui/product-grid";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { ChevronDown, SlidersHorizontal } from "@preforma/ui/drawings";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { listSearch, offeredSorts, type ListQuery } from "../catalogue/index.ts";
import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";
import { carried, chosenFields, useFollow } from "./list-form.ts";
import { ListedProduct } from "./listed-product.ts";
import type { ListView } from "./list-view.ts";
import type { ListPlace } from "./list-view-query.ts";
import * as css from "./product-list.css.ts";

const Filters = lazyHydrated(() => import("./filters.tsx"));
const NothingFound = lazyHydrated(() => import("./nothing-found.tsx"), { isRare: true });

/** Number of cards whose pictures are in the first view, on a phone and on a desktop. */
const firstRow = 4;

/** Facets, chosen values, order, products and pagination: the same on the product list, a category and a search. */
export function ProductList({
  list,
  place,
  categories,
}: {
  list: ListView;
  place: ListPlace;
  /** The next level of the category tree. */
  categories: ListView["categories"];
}) {
  const { t } = useTranslation("catalogue");
  const { query, path } = place;
  const pending = useNavigation().state === "loading";
  const at = (change: Partial<ListQuery>) => `${path}${listSearch({ ...query, ...change })}`;
  // Nothing to filter, sort or count: only the suggestions are shown.
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
            <Filters list={list} place={place} />
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
              {list.products.map((product, index) => (
                <ListedProduct
                  key={product.id}
                  product={product}
                  headingLevel={2}
                  priority={index < firstRow}
                />
              ))}
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

function SortForm({ query, path }: { query: ListQuery; path: string }) {
  const { t } = useTranslation("catalogue");
  const follow = useFollow(path);
  const select = useRef<HTMLSelectElement>(null);
  const applied = useRef(query.sort);
  // Uncontrolled, so that it responds immediately; a new element for each order would lose the focus.
  useEffect(() => {
    if (applied.current !== query.sort && select.current) select.current.value = query.sort;
    applied.current = query.sort;
  }, [query.sort]);
  return (
    <form method="get" action={path} className={css.sort} onChange={(event) => follow(event.currentTarget)}>
      {[...carried({ ...query, sort: "relevance" }), ...chosenFields(query)].map((field) => (
        <input key={`${field.name}-${field.value}`} type="hidden" {...field} />
      ))}
      <label className={css.sortLabel}>
        <span>{t("sort.label")}</span>
        <select name="sort" ref={select} defaultValue={query.sort} className={css.select}>
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
