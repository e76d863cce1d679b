import { Button } from "@preforma/ui/button";
import { TextField } from "@preforma/ui/field";
import { SpecTable } from "@preforma/ui/spec-table";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import type { LogisticsView } from "./logistics-view.ts";
import * as css from "./product.css.ts";

/** How many pieces fit a carton, a pallet and a lorry, and the weight of a quantity: a form without script. */
export function Logistics({ group, quantity }: LogisticsView) {
  const { t } = useTranslation("product");
  return (
    <div id={group.id} className={css.logistics}>
      <SpecTable caption={group.title} rows={group.rows} />
      <form action={`#${group.id}`} className={css.loadForm}>
        <TextField
          // The page of another quantity resets the field.
          key={quantity}
          id="load-quantity"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          label={t("logistics.quantity")}
          defaultValue={quantity}
        />
        <Button type="submit" variant="outline">
          {t("logistics.show")}
        </Button>
      </form>
    </div>
  );
}
