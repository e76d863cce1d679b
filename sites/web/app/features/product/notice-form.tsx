import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { Button } from "@preforma/ui/button";
import { TextField } from "@preforma/ui/field";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { PrivacyNote } from "../legal/index.ts";
import * as css from "./notice-form.css.ts";

/**
 * Shows why a product cannot be ordered now, and offers a notice when it is back in stock. A separate page shows the
 * result.
 */
export default function NoticeForm({ productId, reason }: { productId: number; reason: string }) {
  const { t, locale } = useTranslation("product");
  return (
    <div className={css.part}>
      <Alert tone="warning" title={reason}>
        {t("buy.outOfStockText")}
      </Alert>
      <form
        method="post"
        action={`${pathTo("stockNotice", locale)}?form=notice&product=${productId}`}
        className={css.form}
        aria-label={t("notice.title")}
      >
        <p className={css.title}>{t("notice.title")}</p>
        <div className={css.row}>
          <TextField
            id="notice-email"
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            label={t("notice.email")}
          />
          <Button type="submit" variant="outline">
            {t("notice.ask")}
          </Button>
        </div>
        <div className={css.note}>
          <p>{t("notice.text")}</p>
          <PrivacyNote />
        </div>
      </form>
    </div>
  );
}
