import { pathTo } from "@preforma/domain/routes";
import { TextLink } from "@preforma/ui/link";
import { useTranslation } from "../../platform/i18n/translations.tsx";

/** The way to a quote for what is sold abroad: exports carry no VAT (article 11 of the VAT Law 3065), orders here do. */
export function ExportQuote() {
  const { t, locale } = useTranslation("shop");
  return <TextLink href={pathTo("quoteBasket", locale)}>{t("export.quote")}</TextLink>;
}
