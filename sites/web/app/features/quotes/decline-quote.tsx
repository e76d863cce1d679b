import { Form, FormTextArea, SubmitButton } from "@preforma/ui/form";
import { Heading, Text } from "@preforma/ui/text";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { shopCss as css } from "../shop/index.ts";
import { linkParameters } from "./accept-quote.tsx";

const schema = () =>
  import("@preforma/domain/quotes/schema").then(({ quoteRefusalSchema }) => quoteRefusalSchema);

/** Declines, with an optional reason. */
export function DeclineQuote() {
  const { t } = useTranslation("shop");
  const form = usePageForm("decline", { keep: linkParameters });
  return (
    <section className={css.column} aria-labelledby="quote-decline">
      <Heading level={2} size="l" id="quote-decline">
        {t("quote.decline")}
      </Heading>
      <Text tone="muted" measure>
        {t("quote.declineText")}
      </Text>
      <Form {...form} schema={schema} aria-labelledby="quote-decline">
        <FormTextArea name="reason" label={t("quote.reason")} optional limit={1000} />
        <div>
          <SubmitButton variant="outline">{t("quote.declineButton")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
