import { pathTo } from "@preforma/domain/routes";
import { TextLink } from "@preforma/ui/link";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import * as css from "./shop.css.ts";

/** Links to a buyer's terms, by the keys of legal documents. */
export function OrderTerms({ documents }: { documents: readonly string[] }) {
  const { t, locale } = useTranslation("shop");
  const legal = (useRootData()?.legal ?? []).filter(({ key }) => documents.includes(key));
  if (legal.length === 0) return null;
  return (
    <nav aria-label={t("checkout.review.terms")}>
      <ul role="list" className={css.links}>
        {legal.map(({ key, slug, title }) => (
          <li key={key}>
            {/* In a new tab, so that no input is lost. */}
            <TextLink href={`${pathTo("legalDocuments", locale)}#${slug}`} external>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
