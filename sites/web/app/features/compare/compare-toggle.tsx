import { pathTo } from "@preforma/domain/routes";
import { CompareButton } from "@preforma/ui/compare-bar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { changeComparison, comparisonQuery } from "./comparison.ts";

/** Adds a product to those to compare; without script it leads to the comparison of those chosen so far. */
export function CompareToggle({ id, title, labelled }: { id: number; title: string; labelled?: boolean }) {
  const { locale } = useTranslation();
  const client = useQueryClient();
  const { data: compared = false } = useQuery({
    ...comparisonQuery,
    select: ({ products }) => products.some((product) => product.id === id),
  });
  return (
    <CompareButton
      id={String(id)}
      title={title}
      action={pathTo("compare", locale)}
      method="post"
      compared={compared}
      onComparedChange={(wanted) => changeComparison(client, { id, title, locale }, wanted)}
      {...(labelled === undefined ? {} : { labelled })}
    />
  );
}
