import { CompareTable } from "../compare-table/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { fixtureText } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

/** Two products side by side. */
export function Compare() {
  const { locale } = useLocale();
  const words = wordsIn(locale);
  const products = fixtureProducts.slice(0, 2);
  return (
    <Page title={fixtureText("compare", locale)}>
      <CompareTable
        products={products.map((product) => ({
          id: product.code,
          code: product.code,
          title: product.title[locale],
          href: `#${product.code}`,
          image: fixtureImage(product.picture, ""),
          removeHref: `#without-${product.code}`,
        }))}
        rows={[words.volume, words.neck, words.material].map((label, place) => ({
          id: label,
          label,
          values: products.map((product) => product.facts[locale][place] ?? null),
        }))}
        differencesHref="#differences"
        addHref="#products"
      />
    </Page>
  );
}
