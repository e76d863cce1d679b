import { pathTo } from "@preforma/domain/routes";
import { Button } from "@preforma/ui/button";
import { formParameter } from "../../platform/http/form-answer.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";

/** Adds a product to the sample request. The browser posts the form itself; the request's page is shown next. */
export function SampleButton({ id }: { id: number }) {
  const { t, locale } = useTranslation("product");
  return (
    <form method="post" action={`${pathTo("samples", locale)}?${formParameter}=add`}>
      <input type="hidden" name="product_id" value={id} />
      <Button type="submit" variant="quiet">
        {t("askSample")}
      </Button>
    </form>
  );
}
