import { pathTo } from "@preforma/domain/routes";
import { QuoteDialog, type QuoteProduct } from "@preforma/ui/quote-dialog";
import { useLocation } from "react-router";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { PrivacyNote } from "../legal/index.ts";
import { useSender } from "./use-sender.ts";

/** The quote request in a dialog on the product's page, fetched on the first press. */
export default function QuoteModal(props: {
  product: QuoteProduct;
  productUrl: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { product, ...dialog } = props;
  const { locale } = useTranslation();
  const { pathname } = useLocation();
  const sender = useSender();
  const { action, send } = usePageForm("quote", {
    waitsAs: "quote",
    path: pathTo("productQuote", locale),
    query: { product: String(product.id) },
  });
  return (
    <QuoteDialog
      action={action}
      send={send}
      {...dialog}
      products={[product]}
      closeOn={pathname}
      {...sender}
      note={<PrivacyNote />}
    />
  );
}
