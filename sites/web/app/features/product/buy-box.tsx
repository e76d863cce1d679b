import { pathTo } from "@preforma/domain/routes";
import { Button } from "@preforma/ui/button";
import { ChevronDown } from "@preforma/ui/drawings";
import { NativeSelect, TextField } from "@preforma/ui/field";
import { Icon } from "@preforma/ui/icon";
import { useRef, useState, type SubmitEvent } from "react";
import type { ToastContent } from "@preforma/ui/toast";
import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useHasScript } from "../../platform/loading/has-script.ts";
import { packField, loadBasketMessages, loadPutInBasket } from "../shop/index.ts";
import type { ProductPageView } from "./product-page-view.ts";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import * as css from "./buy-box.css.ts";

/** Short messages are fetched with the first one. */
const BasketMessages = lazyPart(loadBasketMessages);

/** How long the way to the basket is offered, ms. */
const offered = 8000;

interface BuyBoxProps {
  productId: number;
  buy: ProductPageView["buy"];
}

/**
 * Puts the article in the cart or in the quote basket: one form with two buttons, each of which posts to its basket's
 * page. With script the visitor stays here.
 */
export function BuyBox({ productId, buy }: BuyBoxProps) {
  const { t, locale } = useTranslation("product");
  const navigate = useNavigate();
  const quantity = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<{ field: string; message: string } | null>(null);
  const [said, setSaid] = useState<ToastContent | null>(null);
  const hasScript = useHasScript();

  const cart = `${pathTo("cart", locale)}?form=add`;
  const quote = `${pathTo("quoteBasket", locale)}?form=add`;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy !== null) return;
    const { submitter } = event.nativeEvent;
    const isQuote = submitter instanceof HTMLButtonElement && submitter.name === "quote";
    const data = new FormData(event.currentTarget);
    setBusy(isQuote ? "quote" : "cart");
    setComplaint(null);
    const came = await loadPutInBasket()
      .then(({ putInBasket }) => putInBasket(isQuote ? quote : cart, data))
      // Without network not even that can be fetched.
      .catch(() => ({ failed: null }));
    setBusy(null);
    if ("field" in came) {
      setComplaint(came);
      if (came.field === "quantity") quantity.current?.focus();
      return;
    }
    if ("failed" in came) return setSaid({ text: came.failed ?? t("buy.failed"), tone: "error" });
    const label = t(isQuote ? "buy.toQuote" : "buy.toCart");
    const onPress = () => void navigate(pathTo(isQuote ? "quoteBasket" : "cart", locale));
    setSaid({ text: came.message, duration: offered, action: { label, onPress } });
  };

  const set = (pieces: number) => {
    if (quantity.current !== null) quantity.current.value = String(pieces);
    setComplaint(null);
  };
  const errorOf = (field: string) => (complaint?.field === field ? complaint.message : undefined);
  return (
    <form
      method="post"
      action={buy.isPriced ? cart : quote}
      className={css.box}
      aria-label={t("buy.title")}
      // Where script judges, what is said is in the page's language and names the nearest quantities.
      noValidate={hasScript}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="product_id" value={productId} />
      <div className={css.fields}>
        <div className={css.quantity}>
          <TextField
            ref={quantity}
            // Names no other field of the page.
            id="buy-quantity"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            label={t("buy.quantity")}
            hint={buy.carton ?? undefined}
            error={errorOf("quantity")}
            defaultValue={buy.smallest}
          />
          {buy.packs.length > 0 && (
            // In place of the buttons that write into the field.
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
          )}
          {hasScript && buy.packs.length > 0 && (
            <div className={css.row}>
              {buy.packs.map(({ label, pieces }) => (
                <Button key={label} variant="outline" size="small" onClick={() => set(pieces)}>
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
        {/* Stock colours are chosen above; few ask for another. */}
        <details className={css.ownColour} open={errorOf("colour") === undefined ? undefined : true}>
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
      <div className={css.row}>
        {buy.isPriced && (
          <Button type="submit" name="cart" size="large" loading={busy === "cart"}>
            {t("buy.add")}
          </Button>
        )}
        <Button
          type="submit"
          name="quote"
          variant="outline"
          formAction={quote}
          // A basket of quotes takes any quantity.
          formNoValidate
          loading={busy === "quote"}
        >
          {t("buy.addToQuote")}
        </Button>
      </div>
      {said && <BasketMessages said={said} />}
    </form>
  );
}
