import { CouponField } from "@preforma/ui/coupon-field";
import { OrderSummary, type OrderSummaryProps } from "@preforma/ui/order-summary";
import { shopKey, type Cart } from "@preforma/domain/shop";
import { pathTo } from "@preforma/domain/routes";
import { TextLink } from "@preforma/ui/link";
import { usePageFormState } from "../../platform/forms/use-page-form.ts";
import { usePost } from "../../platform/forms/use-post.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

interface CartSummaryProps extends Pick<OrderSummaryProps, "lines" | "actions" | "note" | "headingLevel"> {
  cart: Pick<Cart, "totals" | "coupon">;
  /** Query parameters that the coupon forms preserve. */
  keep?: readonly string[];
}

/** The cart's total, with the coupon form. */
export function CartSummary({ cart: { totals, coupon }, keep = [], ...rest }: CartSummaryProps) {
  const applying = usePageFormState("coupon", { keep }).props;
  const removing = usePageFormState("withoutCoupon", { keep }).props;
  const post = usePost(shopKey);
  const remove = () => post(removing.action);
  return (
    <OrderSummary
      {...rest}
      totals={totals}
      coupon={coupon && { ...coupon, removeAction: removing.action, remove }}
      couponField={
        coupon === null && (
          <CouponField
            action={applying.action}
            removeAction={removing.action}
            apply={(code) => post(applying.action, { code })}
            remove={remove}
            state={applying.state}
          />
        )
      }
    />
  );
}

/** The link to a quote for exports: they carry no VAT (article 11 of the VAT Law 3065), orders here do. */
export function ExportQuote() {
  const { t, locale } = useTranslation("shop");
  return <TextLink href={pathTo("quoteBasket", locale)}>{t("export.quote")}</TextLink>;
}
