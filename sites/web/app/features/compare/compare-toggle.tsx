import { pathTo } from "@preforma/domain/routes";
import { CompareButton } from "@preforma/ui/compare-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useAfterHydration } from "../../platform/loading/after-hydration.ts";
import { comparePath } from "./compare-url.ts";
import { changeComparison, comparisonQuery } from "./comparison.ts";

/** Adds a product to the comparison; without script it leads to the comparison of the products chosen so far. */
export function CompareToggle({ id, title, showLabel }: { id: number; title: string; showLabel?: boolean }) {
  const { locale } = useTranslation();
  const client = useQueryClient();
  // Selects only this product's state, so that a change of another does not render it again.
  const { data } = useQuery({
    ...comparisonQuery,
    select({ products, refused }) {
      const ids = products.map((product) => product.id);
      return ids.includes(id) || refused === id ? ids : null;
    },
  });
  const ids = useAfterHydration(data ?? null, null) ?? [];
  return (
    <CompareButton
      id={String(id)}
      title={title}
      action={pathTo("compare", locale)}
      method="post"
      compared={ids.includes(id)}
      onComparedChange={(wanted) => changeComparison(client, { id, title, locale }, wanted)}
      comparison={ids.length > 0 ? { href: comparePath(ids, locale), count: ids.length } : undefined}
      {...(showLabel === undefined ? {} : { showLabel })}
    />
  );
}
