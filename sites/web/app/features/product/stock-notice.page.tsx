import { idOf, pathTo } from "@preforma/domain/routes";
import { requestStockNotice, cancelStockNotices } from "@preforma/domain/shop";
import { stockNoticeBodySchema, stockNoticeEndSchema } from "@preforma/domain/shop/schema";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { Form, FormTextField, SubmitButton } from "@preforma/ui/form";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { NarrowPage } from "../account/index.ts";
import { PrivacyNote } from "../legal/index.ts";
import { askedProduct, formPage, productOf } from "../requests/index.server.ts";

/** Query parameter that names the product. */
const productParameter = "product";

const load = async (visit: Visit) => {
  const { t, url } = visit;
  const product = await askedProduct(visit);
  const token = url.searchParams.get("token") ?? "";
  return {
    page: formPage("stockNotice", product, visit, {
      title: t(token === "" ? "product:notice.title" : "product:notice.endTitle"),
      description: t("product:notice.text"),
    }),
    token,
    product: product && productOf(product, visit),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  notice: {
    schema: stockNoticeBodySchema,
    send: ({ text }, { safe, locale, url }) =>
      requestStockNotice(
        safe,
        idOf(url.searchParams.get(productParameter) ?? undefined) ?? 0,
        text("email"),
        locale,
      ),
  },
  end: {
    schema: stockNoticeEndSchema,
    send: ({ text }, { safe, locale }) => cancelStockNotices(safe, text("token"), locale),
  },
});

/** The result of a request for a back-in-stock notice, and unsubscribing by the link of a mail. */
export default function StockNoticePage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, token, product } = loaderData;
  const { t, locale } = useTranslation("product");
  const form = usePageForm("notice", { keep: [productParameter] });
  const end = usePageForm("end", { keep: ["token"] });
  const back = (
    <p>
      <ButtonLink href={product?.path ?? pathTo("products", locale)} variant="quiet">
        {t(product === null ? "quote.toProducts" : "quote.back")}
      </ButtonLink>
    </p>
  );
  const success = (message: string | undefined) => message && <Alert tone="success">{message}</Alert>;
  const noted = form.state?.outcome;
  const ended = end.state?.outcome;
  if (token !== "")
    return (
      <NarrowPage page={page} lead={t("notice.endText")}>
        {ended?.ok ? (
          success(ended.message)
        ) : (
          <Form {...end}>
            <input type="hidden" name="token" value={token} />
            <SubmitButton wide>{t("notice.end")}</SubmitButton>
          </Form>
        )}
        {back}
      </NarrowPage>
    );
  return (
    <NarrowPage page={page} lead={product ? product.title : t("notice.unknown")}>
      {noted?.ok && success(noted.message)}
      {!noted?.ok && product && (
        <Form {...form}>
          <FormTextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            label={t("notice.email")}
            hint={t("notice.text")}
          />
          <PrivacyNote />
          <SubmitButton wide>{t("notice.ask")}</SubmitButton>
        </Form>
      )}
      {back}
    </NarrowPage>
  );
}
