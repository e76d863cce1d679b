import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { Form, SubmitButton } from "@preforma/ui/form";
import { Cluster } from "@preforma/ui/layout";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { WithCode } from "../../platform/i18n/with-code.tsx";

/** Says that an order waits for its payment, for customers back from the bank's page, and links there again. */
export function UnpaidOrder({ number }: { number: string }) {
  const { t, locale } = useTranslation("shop");
  const path = pathTo("accountOrder", locale, { number });
  const pay = usePageForm("pay", { path });
  return (
    <Alert tone="warning" title={<WithCode text={t("cart.unpaid", { number })} code={number} />}>
      <Form {...pay}>
        <Cluster>
          <SubmitButton>{t("cart.payNow")}</SubmitButton>
          <ButtonLink href={path} variant="quiet">
            {t("cart.showOrder")}
          </ButtonLink>
        </Cluster>
      </Form>
    </Alert>
  );
}
