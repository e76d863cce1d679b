import { pathTo } from "@preforma/domain/routes";
import { Button } from "@preforma/ui/button";
import { TextField } from "@preforma/ui/field";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { PrivacyNote } from "../legal/index.ts";
import * as css from "./notice-form.css.ts";

/** Asks to be told when a product that cannot be ordered now is back. A page of its own says what became of it. */
export function NoticeForm({ productId }: { productId: number }) {
  const { t, locale } = useTranslation("product");
  return (
    <form
      method="post"
      action={`${pathTo("stockNotice", locale)}?form=notice&product=${productId}`}
      className={css.form}
      aria-label={t("notice.title")}
    >
      <div className={css.row}>
        <TextField
          id="notice-email"
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          label={t("notice.email")}
          hint={t("notice.text")}
        />
        <Button type="submit" variant="outline">
          {t("notice.ask")}
        </Button>
      </div>
      <div className={css.note}>
        <PrivacyNote />
      </div>
    </form>
  );
}
