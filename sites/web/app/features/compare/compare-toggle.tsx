import { pathTo } from "@preforma/domain/routes";
import { CompareButton } from "@preforma/ui/compare-bar";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { comparison } from "./comparison.ts";

/** Takes a product among those to compare; without script it leads to the comparison of those chosen so far. */
export function CompareToggle({ id, title, labelled }: { id: number; title: string; labelled?: boolean }) {
  const { locale } = useTranslation();
  const compared = useSyncExternalStore(comparison.subscribe, comparison.products, comparison.onServer);
  return (
    <CompareButton
      id={String(id)}
      title={title}
      action={pathTo("compare", locale)}
      method="post"
      compared={compared.some((product) => product.id === id)}
      onComparedChange={(wanted) => comparison.change({ id, title }, wanted)}
      {...(labelled === undefined ? {} : { labelled })}
    />
  );
}
