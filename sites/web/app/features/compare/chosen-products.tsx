import { CompareBar } from "@preforma/ui/compare-bar";
import { comparableProducts } from "@preforma/domain/catalogue";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { comparePath } from "./compare-url.ts";
import { changeComparison, saveComparison, type Comparison } from "./comparison.ts";

/** The bar itself. */
export default function ChosenProducts({ products, isFull }: Comparison) {
  const client = useQueryClient();
  const { locale } = useTranslation();
  return (
    <CompareBar
      products={products.map(({ id, title }) => ({ id: String(id), title }))}
      max={comparableProducts}
      href={comparePath(
        products.map(({ id }) => id),
        locale,
      )}
      full={isFull}
      onRemove={(id) => changeComparison(client, { id: Number(id), title: "" }, false)}
      onClear={() => saveComparison(client, [])}
    />
  );
}
