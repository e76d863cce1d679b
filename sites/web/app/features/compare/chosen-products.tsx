import { CompareBar } from "@preforma/ui/compare-bar";
import { catalogueKey, maxComparedProducts, productDetailQuery, titleIn } from "@preforma/domain/catalogue";
import { cacheMs } from "@preforma/domain/http";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { browserClient } from "../../platform/loading/load.browser.ts";
import { comparePath } from "./compare-url.ts";
import { changeComparison, saveComparison, type Comparison } from "./comparison.ts";

/** The bar itself. */
export default function ChosenProducts({ products, refused }: Comparison) {
  const client = useQueryClient();
  const { locale } = useTranslation();
  // Those chosen in another language are shown with their titles in this one.
  const foreign = products.filter((product) => product.locale !== locale).map(({ id }) => id);
  const { data: names } = useQuery({
    queryKey: [catalogueKey, "names", locale, foreign],
    async queryFn() {
      const answers = await Promise.allSettled(
        foreign.map((id) => client.fetchQuery(productDetailQuery(browserClient, locale, id))),
      );
      const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      return new Map(found.map(({ id, translations }) => [id, titleIn(translations, locale)]));
    },
    enabled: foreign.length > 0,
    staleTime: cacheMs,
  });
  return (
    <CompareBar
      products={products.map(({ id, title }) => ({ id: String(id), title: names?.get(id) ?? title }))}
      max={maxComparedProducts}
      href={comparePath(
        products.map(({ id }) => id),
        locale,
      )}
      full={refused !== null}
      onRemove={(id) => changeComparison(client, { id: Number(id), title: "" }, false)}
      onClear={() => saveComparison(client, [])}
    />
  );
}
