import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { triedVariants, type TriedColours } from "../catalogue/index.ts";
import { useModal } from "../../platform/modal/use-modal.ts";
import { lazyModal } from "../../platform/modal/lazy-modal.tsx";
import type { ProductPageView } from "./product-page-view.ts";
import { loadQuoteDialog } from "../requests/index.ts";

const QuoteModal = lazyModal(loadQuoteDialog);

/** Opens the quote request for a product: a dialog, or without script a separate page. */
export function QuoteLink({
  view,
  path,
  ral,
  tried,
}: {
  view: ProductPageView;
  path: string;
  /** The colour in which the page shows it: requested where no other was tried. */
  ral: { code: string; title: string } | null;
  tried: TriedColours;
}) {
  const { t, locale } = useTranslation("product");
  const origin = useRootData()?.origin ?? "";
  const image = view.images[0]?.image;
  const { onClick, modal } = useModal((dialog) => (
    <QuoteModal
      {...dialog}
      productUrl={`${origin}${path}`}
      product={{
        id: view.id,
        title: view.title,
        code: view.code,
        ...(image ? { image } : {}),
        ...view.quote,
        variants: [...view.quote.variants, ...triedVariants(t, { body: ral?.title, ...tried })],
      }}
    />
  ));
  return (
    <>
      <ButtonLink
        href={`${pathTo("productQuote", locale)}?product=${view.id}${ral ? `&ral=${ral.code}` : ""}`}
        rel="nofollow"
        variant={view.price ? "outline" : "solid"}
        size={view.price ? "medium" : "large"}
        onClick={onClick}
      >
        {t("askQuote")}
      </ButtonLink>
      {modal}
    </>
  );
}
