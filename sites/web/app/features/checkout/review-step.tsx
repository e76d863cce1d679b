import { isTurkiye, type Address } from "@preforma/domain/addresses";
import { paymentTypeNames } from "@preforma/domain/shop";
import { withColon } from "@preforma/domain/text";
import { Alert } from "@preforma/ui/alert";
import { AddressCard } from "@preforma/ui/address-card";
import { Card } from "@preforma/ui/card";
import { Form, FormCheckbox, FormTextArea, SubmitButton } from "@preforma/ui/form";
import { TextLink } from "@preforma/ui/link";
import { Heading, Text } from "@preforma/ui/text";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { ExportQuote, OrderTerms, shopCss as css } from "../shop/index.ts";
import { checkoutPath, stateParameters, type CheckoutState } from "./checkout-state.ts";

const schema = () => import("@preforma/domain/shop/schema").then(({ orderBodySchema }) => orderBodySchema);

/** Max characters of an order's note, as its schema has it. */
const maxNote = 1000;

interface ReviewStepProps {
  customerId: number;
  state: CheckoutState;
  addresses: readonly Address[];
  /** The displayed total, minor units; the API refuses the order at another total. */
  total: number;
  /** Whether card payments are in test mode. */
  isTest: boolean;
  /** Identifies this order, however often the form is sent. */
  orderKey: string;
}

/** A summary, the terms, and the button that orders. */
export function ReviewStep({ customerId, state, addresses, total, isTest, orderKey }: ReviewStepProps) {
  const { t, locale } = useTranslation("shop");
  const { revalidate } = useRevalidator();
  const form = usePageForm("order", {
    keep: stateParameters,
    onAnswer({ state: { outcome } }) {
      // Price, stock or coupon may have changed: revalidates, so that the page shows the current ones.
      if (outcome?.ok === false) void revalidate();
    },
  });
  const find = (id: number | null) => addresses.find((address) => address.id === id);
  const delivery = find(state.delivery);
  const invoice = find(state.invoice) ?? delivery;
  const { payment } = state;
  if (!delivery || !invoice || payment === null) return null;
  const buyer = invoice.address_type === "kurumsal" ? "Business" : "Consumer";
  const toAddress = checkoutPath(locale, { ...state, step: "address" });
  return (
    <>
      <Heading level={2} id="checkout-step">
        {t("checkout.review.title")}
      </Heading>
      {!isTurkiye(delivery.country) && (
        <Alert tone="warning">
          {t("export.abroad")} <ExportQuote />
        </Alert>
      )}
      <div className={css.pair}>
        <Chosen title={t("checkout.address.delivery")} href={toAddress} change={t("checkout.review.change")}>
          <AddressCard address={delivery} headingLevel={4} />
        </Chosen>
        <Chosen title={t("checkout.address.invoice")} href={toAddress} change={t("checkout.review.change")}>
          <AddressCard address={invoice} headingLevel={4} />
        </Chosen>
      </div>
      <Chosen
        title={t("checkout.payment.title")}
        href={checkoutPath(locale, { ...state, step: "payment" })}
        change={t("checkout.review.change")}
      >
        <Card>
          <Text>
            <strong>{paymentTypeNames[payment][locale]}</strong>
          </Text>
          <Text tone="muted">{t(`checkout.review.${payment}`)}</Text>
          {isTest && payment === "credit_card" && (
            <Text>
              <strong>{t("checkout.payment.test")}</strong>
            </Text>
          )}
        </Card>
      </Chosen>
      <Form {...form} schema={schema} draft={`order.${customerId}`} aria-labelledby="checkout-step">
        <input type="hidden" name="order_key" value={orderKey} />
        <input type="hidden" name="delivery_address_id" value={delivery.id} />
        {invoice !== delivery && <input type="hidden" name="invoice_address_id" value={invoice.id} />}
        <input type="hidden" name="payment_type" value={payment} />
        <input type="hidden" name="total_minor" value={total} />
        <FormTextArea name="note" label={t("checkout.review.note")} optional limit={maxNote} />
        <FormCheckbox
          name="accepted_terms"
          value="on"
          label={t(`checkout.review.accept${buyer}`)}
          // A new name for each visit: the terms have to be accepted anew.
          data-draft={orderKey}
        />
        <OrderTerms documents={terms[buyer]} />
        <div>
          <SubmitButton size="large" variant="accent">
            {t(payment === "credit_card" ? "checkout.review.orderAndPay" : "checkout.review.order")}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

interface ChosenProps {
  title: string;
  href: string;
  change: string;
  children: ReactNode;
}

/** The choice of an earlier step, with a link to change it. */
function Chosen({ title, href, change, children }: ChosenProps) {
  const { locale } = useTranslation("shop");
  return (
    <section className={css.part} aria-label={title}>
      <div className={css.head}>
        <Heading level={3} size="l">
          {title}
        </Heading>
        <TextLink href={href} aria-label={`${withColon(change, locale)} ${title}`}>
          {change}
        </TextLink>
      </div>
      {children}
    </section>
  );
}

/** The terms for each kind of buyer, which the company writes: the invoice's recipient determines the kind. */
const terms = {
  Consumer: ["distance-sales", "delivery-and-returns", "privacy-notice"],
  Business: ["terms-of-sale", "delivery-and-returns", "privacy-notice"],
} as const satisfies Record<string, readonly string[]>;
