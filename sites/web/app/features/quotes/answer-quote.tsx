import type { Address } from "@preforma/domain/addresses";
import type { Quote } from "@preforma/domain/quotes";
import { pathTo } from "@preforma/domain/routes";
import { AddressChoice } from "@preforma/ui/address-choice";
import { AddressFields } from "@preforma/ui/address-form";
import { Form, FormCheckbox, FormTextArea, SubmitButton, useForm, useFormField } from "@preforma/ui/form";
import { Heading, Text } from "@preforma/ui/text";
import { useRevalidator } from "react-router";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { sitePlaces } from "../account/index.ts";
import { OrderTerms, shopCss as css } from "../shop/index.ts";

const typedSchema = () =>
  import("@preforma/domain/quotes/schema").then(({ quoteAcceptanceFormSchema }) => quoteAcceptanceFormSchema);
const chosenSchema = () =>
  import("@preforma/domain/quotes/schema").then(({ quoteConsentSchema }) => quoteConsentSchema);

/** Parameters that open the quote; its forms preserve them. */
export const linkParameters = ["id", "token"] as const;

const documents = ["distance-sales", "terms-of-sale", "delivery-and-returns", "privacy-notice"];

interface AcceptQuoteProps {
  quote: Omit<Quote, "lines">;
  /** The customer's addresses; without any, one is typed. */
  addresses: readonly Address[];
}

/** Collects the data for an order, and accepts. */
export function AcceptQuote({ quote, addresses }: AcceptQuoteProps) {
  const { t } = useTranslation("shop");
  const { revalidate } = useRevalidator();
  const hasBook = addresses.length > 0;
  const form = usePageForm(hasBook ? "acceptWithSaved" : "accept", {
    keep: linkParameters,
    onAnswer({ state: { outcome } }) {
      // The quote may have changed or ended: revalidates, so that the page shows the current state.
      if (outcome?.ok === false) void revalidate();
    },
  });
  return (
    <section className={css.column} aria-labelledby="quote-accept">
      <Heading level={2} size="l" id="quote-accept">
        {t("quote.accept")}
      </Heading>
      <Text tone="muted" measure>
        {t("quote.acceptText")}
      </Text>
      <Form
        {...form}
        schema={hasBook ? chosenSchema : typedSchema}
        draft={`quote-answer.${quote.id}`}
        aria-labelledby="quote-accept"
      >
        <input type="hidden" name="revision" value={quote.revision} />
        {hasBook ? <SavedAddress addresses={addresses} /> : <TypedAddress sender={quote.sender} />}
        <FormTextArea
          name="order_note"
          label={t("quote.orderNote")}
          hint={t("quote.noteHint")}
          optional
          limit={1000}
        />
        <FormCheckbox
          name="accepted_terms"
          value="on"
          label={t("quote.terms")}
          // The terms have to be accepted anew for another revision.
          data-draft={`terms.${quote.revision}`}
        />
        <OrderTerms documents={documents} />
        <div>
          <SubmitButton size="large" variant="accent">
            {t("quote.acceptButton")}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function SavedAddress({ addresses }: Pick<AcceptQuoteProps, "addresses">) {
  const { t, locale } = useTranslation("shop");
  const { errorOf } = useForm();
  const name = "delivery_address_id";
  const { id, sent } = useFormField(name);
  return (
    <AddressChoice
      name={name}
      id={id}
      addresses={addresses}
      label={t("quote.addressTitle")}
      error={errorOf(name)}
      addHref={pathTo("accountAddress", locale)}
      {...(sent === undefined ? {} : { defaultValue: sent })}
    />
  );
}

function TypedAddress({ sender }: Pick<Quote, "sender">) {
  const { t } = useTranslation("shop");
  const { first_name, last_name, phone, company } = sender;
  return (
    <>
      <input type="hidden" name="address_title" value={t("quote.addressTitle")} />
      <AddressFields
        values={{ address_type: company === "" ? "bireysel" : "kurumsal", company_name: company }}
        sender={{
          ...(first_name !== null && { name: first_name }),
          ...(last_name !== null && { surname: last_name }),
          ...(phone !== null && { phone }),
        }}
        places={sitePlaces}
      />
    </>
  );
}

const refusalSchema = () =>
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
      <Form {...form} schema={refusalSchema} aria-labelledby="quote-decline">
        <FormTextArea name="reason" label={t("quote.reason")} optional limit={1000} />
        <div>
          <SubmitButton variant="outline">{t("quote.declineButton")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
