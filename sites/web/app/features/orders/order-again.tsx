import { pathTo } from "@preforma/domain/routes";
import { withColon } from "@preforma/domain/text";
import { Button } from "@preforma/ui/button";
import { formParameter } from "../../platform/http/form-answer.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

/**
 * Puts an order's products in the cart again. The browser posts the form itself, from any page: the order's page or the
 * cart shows the result.
 */
export function OrderAgain({ number, isNamed = false }: { number: string; isNamed?: boolean }) {
  const { t, locale } = useTranslation("account");
  const label = t("accountOrder.again");
  return (
    <form method="post" action={`${pathTo("accountOrder", locale, { number })}?${formParameter}=reorder`}>
      <Button
        type="submit"
        variant="outline"
        {...(isNamed && { "aria-label": `${withColon(label, locale)} ${number}` })}
      >
        {label}
      </Button>
    </form>
  );
}
