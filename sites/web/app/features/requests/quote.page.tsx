import { offerFieldsOf, sendOfferRequest } from "@preforma/domain/requests";
import { offerRequestSchema } from "@preforma/domain/requests/schema";
import { pathTo } from "@preforma/domain/routes";
import { withColon } from "@preforma/domain/text";
import { ButtonLink } from "@preforma/ui/button";
import { QuoteForm } from "@preforma/ui/quote-dialog";
import { NarrowPage } from "../account/index.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { PrivacyNote } from "../legal/index.ts";
import { askedProduct, formPage, productOf, quoteProduct } from "./asked-product.server.ts";
import { senderOf } from "./sender.server.ts";

const load = async (visit: Visit) => {
  const { locale, t, publicOrigin } = visit;
  const product = await askedProduct(visit);
  const title = t("product:quote.title");
  const shown = product && productOf(product, visit);
  return {
    page: formPage("productQuote", product, visit, {
      title,
      fullTitle: shown ? `${withColon(title, locale)} ${shown.title}` : title,
      description: t("product:quote.description"),
    }),
    product: product && quoteProduct(product, visit, t),
    path: shown?.path ?? null,
    sender: await senderOf(visit),
    productUrl: shown && `${publicOrigin}${shown.path}`,
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  quote: {
    schema: offerRequestSchema,
    prepare: offerFieldsOf,
    sent: "QUOTE_SENT",
    failures: { refused: "QUOTE_NOT_SENT" },
    send: ({ values, key }, { safe, locale }) => sendOfferRequest(safe, values, { locale, key }),
  },
});

/** The quote request as a separate page: without script, in a new tab, and from the RAL colours. */
export default function QuotePage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, product, path, productUrl, sender } = loaderData;
  const { t, locale } = useTranslation("product");
  const form = usePageForm("quote", { waitsAs: "quote", keep: ["product", "ral"] });
  return (
    <NarrowPage page={page} lead={t("quote.lead")}>
      <QuoteForm
        {...form}
        products={[product ?? { id: null, title: t("quote.unknown") }]}
        {...(productUrl === null ? {} : { productUrl })}
        {...(sender ? { sender } : {})}
        note={<PrivacyNote />}
      />
      <p>
        <ButtonLink href={path ?? pathTo("products", locale)} variant="quiet">
          {t(path === null ? "quote.toProducts" : "quote.back")}
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
