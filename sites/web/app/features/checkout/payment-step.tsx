import { defaultPaymentType, type PaymentOptions } from "@preforma/domain/shop";
import { ButtonLink } from "@preforma/ui/button";
import { Form, SubmitButton, useForm, useFormField } from "@preforma/ui/form";
import { Cluster } from "@preforma/ui/layout";
import { PaymentChoice } from "@preforma/ui/payment-choice";
import { Heading } from "@preforma/ui/text";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { BankAccounts, type BankAccountView } from "../shop/index.ts";
import { checkoutPath, stateParameters, type CheckoutState } from "./checkout-state.ts";

interface PaymentStepProps {
  state: CheckoutState;
  accounts: readonly BankAccountView[];
  /** ISO 4217 code of the cart's currency. */
  currency: string;
  options: PaymentOptions;
}

/** The choice of payment method. */
export function PaymentStep({ state, accounts, currency, options }: PaymentStepProps) {
  const { t, locale } = useTranslation("shop");
  const form = usePageForm("payment", { keep: stateParameters });
  return (
    <Form {...form} aria-labelledby="checkout-step">
      <Heading level={2} id="checkout-step">
        {t("checkout.payment.title")}
      </Heading>
      <Choice state={state} accounts={accounts} currency={currency} options={options} />
      <Cluster>
        <SubmitButton size="large">{t("checkout.toReview")}</SubmitButton>
        <ButtonLink href={checkoutPath(locale, { ...state, step: "address" })} variant="quiet">
          {t("checkout.toAddresses")}
        </ButtonLink>
      </Cluster>
    </Form>
  );
}

function Choice({ state, accounts, currency, options }: PaymentStepProps) {
  const { t } = useTranslation("shop");
  const { errorOf } = useForm();
  const { id } = useFormField("payment_type");
  return (
    <PaymentChoice
      id={id}
      hideLabel
      types={options.types}
      notes={options.is_test ? { credit_card: <strong>{t("checkout.payment.test")}</strong> } : {}}
      defaultValue={state.payment ?? defaultPaymentType}
      error={errorOf("payment_type")}
      accounts={accounts.length > 0 && <BankAccounts accounts={accounts} currency={currency} />}
    />
  );
}
