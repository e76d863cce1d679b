import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { TextLink } from "@preforma/ui/link";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { ListView } from "./list-view.ts";
import * as css from "./product-list.css.ts";

/** Replaces an empty list with suggestions. */
export default function NothingFound({ list, keyword }: { list: ListView; keyword: string | undefined }) {
  const { t, locale } = useTranslation("catalogue");
  const { suggestion } = list;
  const title = list.chosen.length > 0 ? t("empty.title") : t("empty.none");
  return (
    <div className={css.nothing}>
      <EmptyState
        title={keyword === undefined ? title : t("empty.searchTitle", { keyword })}
        illustration="nothing-found"
        actions={
          list.chosen.length > 0 ? (
            <ButtonLink href={list.clearHref}>{t("empty.clear")}</ButtonLink>
          ) : (
            <ButtonLink href={pathTo("products", locale)}>{t("common:navigation.allProducts")}</ButtonLink>
          )
        }
      >
        {keyword !== undefined && <p>{t("empty.searchText")}</p>}
        {keyword === undefined && list.chosen.length > 0 && <p>{t("empty.text")}</p>}
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
