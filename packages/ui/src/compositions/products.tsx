import { ActiveFilters } from "../active-filters/index.ts";
import { FacetPanel } from "../facet-panel/index.ts";
import { fixtureCategories, fixtureColours, fixtureProducts } from "../fixtures/index.ts";
import { Stack } from "../layout/index.ts";
import { Pagination } from "../pagination/index.ts";
import { ProductGrid } from "../product-grid/index.ts";
import { useLocale } from "../provider/index.ts";
import * as css from "./compositions.css.ts";
import { FixtureCard, Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

/** The list of a product group, with counted filters. */
export function Products() {
  const { locale } = useLocale();
  const words = wordsIn(locale);
  const [bottles] = fixtureCategories;
  return (
    <Page title={bottles!.title[locale]}>
      <div className={css.aside}>
        <FacetPanel
          action="#list"
          resultCount={290}
          volume={{ min: 2, max: 5000 }}
          facets={[
            {
              name: "material",
              title: words.material,
              values: ["PET", "HDPE", "PP"].map((value, place) => ({
                value,
                title: value,
                count: 290 - place * 90,
                selected: place === 0,
              })),
            },
            {
              name: "colour",
              title: words.colour,
              values: fixtureColours.map(({ key, hex, title }, place) => ({
                value: key,
                title: title[locale],
                count: 50 + place,
                selected: false,
                hex,
              })),
            },
          ]}
        />
        <Stack gap="l">
          <ActiveFilters
            clearHref="#all"
            filters={[{ id: "material-PET", label: "PET", removeHref: "#without" }]}
          />
          <ProductGrid>
            {fixtureProducts.map((product, place) => (
              <FixtureCard key={product.code} place={place} />
            ))}
          </ProductGrid>
          <Pagination page={2} pageCount={13} hrefFor={(page) => `#page-${page}`} />
        </Stack>
      </div>
    </Page>
  );
}
