import type { Address } from "@preforma/domain/addresses";
import { pathTo } from "@preforma/domain/routes";
import { AddressChoice } from "@preforma/ui/address-choice";
import { AddressForm, type AddressFormProps } from "@preforma/ui/address-form";
import { ButtonLink } from "@preforma/ui/button";
import { Form, FormCheckbox, SubmitButton, useForm, useFormField } from "@preforma/ui/form";
import { Cluster } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { Toaster } from "@preforma/ui/toast";
import { useState } from "react";
import { sitePlaces } from "../account/index.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useHasScript } from "../../platform/loading/has-script.ts";
import { shopCss as css } from "../shop/index.ts";
import { checkoutPath, stateParameters, type CheckoutState } from "./checkout-state.ts";

interface AddressStepProps {
  state: CheckoutState;
  addresses: readonly Address[];
}

/** The delivery address, and the invoice address if that differs. */
export function AddressStep({ state, addresses }: AddressStepProps) {
  const { t, locale } = useTranslation("shop");
  const form = usePageForm("address", { keep: stateParameters });
  return (
    <Form {...form} aria-labelledby="checkout-step">
      <Heading level={2} id="checkout-step">
        {t("checkout.address.title")}
      </Heading>
      <Choice
        name="delivery_address_id"
        chosen={state.delivery}
        addresses={addresses}
        label={t("checkout.address.delivery")}
        addHref={checkoutPath(locale, { ...state, step: "new" })}
      />
      <Invoice state={state} addresses={addresses} />
      <Cluster>
        <SubmitButton size="large">{t("checkout.toPayment")}</SubmitButton>
        <ButtonLink href={pathTo("cart", locale)} variant="quiet">
          {t("checkout.toCart")}
        </ButtonLink>
      </Cluster>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  chosen: number | null;
  addresses: readonly Address[];
  label: string;
  addHref?: string;
}

function Choice({ name, chosen, ...rest }: ChoiceProps) {
  const { errorOf } = useForm();
  const { sent, id } = useFormField(name);
  const first = sent ?? chosen;
  return (
    <AddressChoice
      {...rest}
      name={name}
      id={id}
      error={errorOf(name)}
      {...(first === null ? {} : { defaultValue: first })}
    />
  );
}

function Invoice({ state, addresses }: AddressStepProps) {
  const { t } = useTranslation("shop");
  const { valueOf } = useForm();
  const [isOther, setOther] = useState(state.invoice !== null || (valueOf("other_invoice") ?? "") !== "");
  const hasScript = useHasScript();
  if (addresses.length < 2) return <Text tone="muted">{t("checkout.address.sameInvoice")}</Text>;
  return (
    <>
      <FormCheckbox
        name="other_invoice"
        label={t("checkout.address.otherInvoice")}
        defaultChecked={isOther}
        onChange={(event) => setOther(event.currentTarget.checked)}
      />
      {/* Without script it is always visible, and the server checks the box. */}
      {(isOther || !hasScript) && (
        <Choice
          name="invoice_address_id"
          chosen={state.invoice}
          addresses={addresses}
          label={t("checkout.address.invoice")}
        />
      )}
    </>
  );
}

interface NewAddressStepProps extends Pick<AddressFormProps, "customerId" | "sender"> {
  state: CheckoutState;
  /** The customer has none yet, so there is no list to go back to. */
  isFirst: boolean;
}

/** A new address: a further one, or the first. */
export function NewAddressStep({ state, customerId, sender, isFirst }: NewAddressStepProps) {
  const { t, locale } = useTranslation("shop");
  const form = usePageForm("newAddress", { keep: stateParameters });
  return (
    <div className={css.column}>
      <Heading level={2} id="checkout-step">
        {t(isFirst ? "checkout.address.first" : "checkout.address.new")}
      </Heading>
      <Text tone="muted">{t("checkout.address.newText")}</Text>
      <AddressForm
        {...form}
        aria-labelledby="checkout-step"
        customerId={customerId}
        sender={sender}
        places={sitePlaces}
      />
      <p className={css.plain}>
        <ButtonLink
          href={isFirst ? pathTo("cart", locale) : checkoutPath(locale, { ...state, step: "address" })}
          variant="quiet"
        >
          {t(isFirst ? "checkout.toCart" : "checkout.toAddresses")}
        </ButtonLink>
      </p>
      <Toaster />
    </div>
  );
}
