import { CompareBar } from "@preforma/ui/compare-bar";
import { comparableProducts } from "@preforma/domain/catalogue";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { comparePath } from "./compare-url.ts";
import { comparison, type Compared } from "./comparison.ts";

/** The bar itself. */
export default function ChosenProducts({ products }: { products: readonly Compared[] }) {
  const { locale } = useTranslation();
  return (
    <CompareBar
      products={products.map(({ id, title }) => ({ id: String(id), title }))}
      most={comparableProducts}
      href={comparePath(
        products.map(({ id }) => id),
        locale,
      )}
      full={comparison.isFull()}
      onRemove={(id) => comparison.change({ id: Number(id), title: "" }, false)}
      onClear={comparison.clear}
    />
  );
}
