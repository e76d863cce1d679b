import { maxOfferItems } from "@preforma/domain/requests";
import { pathTo } from "@preforma/domain/routes";
import { Button } from "@preforma/ui/button";
import { usePageLocale } from "../../platform/i18n/translations.tsx";
import { formParameter } from "../../platform/http/form-answer.ts";

/** Puts several products in the quote basket. The browser posts the form itself; the basket is shown next. */
export function QuoteAll({ ids, label }: { ids: readonly number[]; label: string }) {
  const locale = usePageLocale();
  return (
    <form method="post" action={`${pathTo("quoteBasket", locale)}?${formParameter}=addAll`}>
      <input type="hidden" name="products" value={ids.slice(0, maxOfferItems).join(",")} />
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </form>
  );
}
