import { pathTo } from "@preforma/domain/routes";
import { Button } from "@preforma/ui/button";
import { ChevronDown } from "@preforma/ui/drawings";
import { NativeSelect, TextField } from "@preforma/ui/field";
import { Icon } from "@preforma/ui/icon";
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from "react";
import type { ToastContent } from "@preforma/ui/toast";
import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useHasScript } from "../../platform/loading/has-script.ts";
import { BasketMessages, packField, putInBasket } from "../shop/index.ts";
import { Price } from "./lazy-parts.ts";
import type { ProductPageView } from "./product-page-view.ts";
import * as css from "./buy-box.css.ts";

/** The price rules are fetched with the first typed quantity. */
const loadLineTotal = () => import("./line-total.ts");

/** How long the link to the basket is shown, ms. */
const offered = 8000;

interface BuyBoxProps {
  view: Pick<ProductPageView, "id" | "price" | "priceList" | "buy">;
}

/**
 * Puts the article in the cart or in the quote basket: one form with two buttons, each of which posts to its basket's
 * page. With script the visitor stays here.
 */
export function BuyBox({ view }: BuyBoxProps) {
  const { price, buy } = view;
  const { t, locale } = useTranslation("product");
  const navigate = useNavigate();
  const quantity = useRef<HTMLInputElement>(null);
  const [total, setTotal] = useState(buy.total);
  const [busy, setBusy] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<{ field: string; message: string } | null>(null);
  const [message, setMessage] = useState<ToastContent | null>(null);
  const hasScript = useHasScript();

  const baskets = {
    cart: { path: pathTo("cart", locale), label: t("buy.toCart") },
    quote: { path: pathTo("quoteBasket", locale), label: t("buy.toQuote") },
  };
  const adding = (basket: keyof typeof baskets) => `${baskets[basket].path}?form=add`;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy !== null) return;
    const basket = event.nativeEvent.submitter?.getAttribute("name") === "quote" ? "quote" : "cart";
    setBusy(basket);
    setComplaint(null);
    const outcome = await putInBasket(event.currentTarget, adding(basket));
    setBusy(null);
    if (outcome === null) return;
    if ("field" in outcome) {
      setComplaint(outcome);
      if (outcome.field === "quantity") quantity.current?.focus();
      return;
    }
    if ("failed" in outcome) return setMessage({ text: outcome.failed ?? t("buy.failed"), tone: "error" });
    const { path, label } = baskets[basket];
    const onPress = () => void navigate(path);
    setMessage({ text: outcome.message, duration: offered, action: { label, onClick: onPress } });
  };

  const showTotal = useCallback(
    () =>
      void loadLineTotal().then(
        // The field's current value: the first of several calls may be the last to get the code.
        ({ lineTotal }) => setTotal(lineTotal(quantity.current?.value ?? "", view, locale, t)),
        // Offline: better no total than that of another quantity.
        () => setTotal(null),
      ),
    [view, locale, t],
  );
  useEffect(() => {
    const { current } = quantity;
    // Typed before hydration.
    if (current && current.value !== current.defaultValue) showTotal();
  }, [showTotal]);
  const set = (pieces: number) => {
    if (quantity.current !== null) quantity.current.value = String(pieces);
    showTotal();
    setComplaint(null);
  };
  const errorOf = (field: string) => (complaint?.field === field ? complaint.message : undefined);
  return (
    <form
      method="post"
      action={adding(price ? "cart" : "quote")}
      className={css.box}
      aria-label={t("buy.title")}
      // With script, messages are in the page's language and suggest the nearest quantities.
      noValidate={hasScript}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="product_id" value={view.id} />
      <div className={css.fields}>
        <div className={css.quantity}>
          <TextField
            ref={quantity}
            // The id of no other field of the page.
            id="buy-quantity"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            label={t("buy.quantity")}
            hint={buy.carton?.label}
            error={errorOf("quantity")}
            defaultValue={buy.smallest}
            onChange={showTotal}
          />
          {buy.packs.length > 0 &&
            (hasScript ? (
              <div className={css.row}>
                {buy.packs.map(({ label, pieces }) => (
                  <Button key={label} variant="outline" size="small" onClick={() => set(pieces)}>
                    {label}
                  </Button>
                ))}
              </div>
            ) : (
              // Replaces the buttons that write into the field.
              <noscript className={css.pack}>
                <NativeSelect id="buy-pack" name={packField} label={t("buy.pack")} optional>
                  <option value="">{t("buy.packOwn")}</option>
                  {buy.packs.map(({ label, pieces }) => (
                    <option key={label} value={pieces}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              </noscript>
            ))}
        </div>
        {/* Stock colours are chosen above; few visitors want another. */}
        <details className={css.ownColour} open={complaint?.field === "colour" || undefined}>
          <summary className={css.ownColourSummary}>
            {t("buy.colour")}
            <span className={css.sign}>
              <Icon icon={ChevronDown} size="small" />
            </span>
          </summary>
          <TextField
            id="buy-colour"
            name="colour"
            label={t("buy.colour")}
            hint={t("buy.colourHint")}
            error={errorOf("colour")}
            optional
            dir="ltr"
            maxLength={8}
            autoComplete="off"
            pattern="\s*([Rr][Aa][Ll])?\s?\d{4}\s*"
            placeholder="RAL 5015"
          />
        </details>
      </div>
      {price && total && (
        <output htmlFor="buy-quantity">
          {total.quantity}{" "}
          <Price
            amountMinor={total.amountMinor}
            currency={price.currency}
            note="both"
            className={css.totalAmount}
          />
        </output>
      )}
      <div className={css.row}>
        {price && (
          <Button type="submit" name="cart" size="large" loading={busy === "cart"}>
            {t("buy.add")}
          </Button>
        )}
        <Button
          type="submit"
          name="quote"
          variant="outline"
          formAction={adding("quote")}
          // A quote basket accepts any quantity.
          formNoValidate
          loading={busy === "quote"}
        >
          {t("buy.addToQuote")}
        </Button>
      </div>
      {message && <BasketMessages said={message} />}
    </form>
  );
}
