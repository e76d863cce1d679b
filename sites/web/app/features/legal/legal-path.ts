import { pathTo } from "@preforma/domain/routes";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";

/** The path of a legal text, by its key; the page of all of them where that key has none. */
export function useLegalPath(key: "privacy-notice" | "cookie-policy"): string {
  const { locale } = useTranslation();
  const text = useRootData()?.legal.find((entry) => entry.key === key);
  return `${pathTo("legalDocuments", locale)}${text ? `#${text.slug}` : ""}`;
}
