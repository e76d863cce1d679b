import { pathTo } from "@preforma/domain/routes";
import { Button, ButtonLink } from "@preforma/ui/button";
import type { ToastContent } from "@preforma/ui/toast";
import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { BasketMessages, putInBasket } from "../shop/index.ts";

/** How long the link to the cart is shown, ms. */
const offered = 8000;

/** Orders a product of the comparison: puts the smallest quantity in the cart, or leads to a quote request. */
export function CompareOrder({ id, smallest }: { id: number; smallest: number | null }) {
  const { t, locale } = useTranslation("product");
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<ToastContent | null>(null);
  const action = `${pathTo("cart", locale)}?form=add`;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await putInBasket(event.currentTarget, action);
    setBusy(false);
    if (outcome === null) return;
    if ("failed" in outcome) return setMessage({ text: outcome.failed ?? t("buy.failed"), tone: "error" });
    const onPress = () => void navigate(pathTo("cart", locale));
    setMessage({
      text: outcome.message,
      ...("field" in outcome
        ? { tone: "error" as const }
        : { duration: offered, action: { label: t("buy.toCart"), onClick: onPress } }),
    });
  };
  return (
    <>
      {smallest !== null && (
        <form method="post" action={action} onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="product_id" value={id} />
          <input type="hidden" name="quantity" value={smallest} />
          <Button type="submit" size="small" loading={busy}>
            {t("buy.add")}
          </Button>
        </form>
      )}
      <ButtonLink
        href={`${pathTo("productQuote", locale)}?product=${id}`}
        rel="nofollow"
        size="small"
        variant={smallest === null ? "solid" : "outline"}
      >
        {t("askQuote")}
      </ButtonLink>
      {message && <BasketMessages said={message} />}
    </>
  );
}
