import { addressesQuery } from "@preforma/domain/addresses";
import { pathTo } from "@preforma/domain/routes";
import {
  allowsCashOnDelivery,
  paymentOptionsQuery,
  paymentTypes,
  type PaymentOptions,
  type Totals,
} from "@preforma/domain/shop";
import { CheckoutSteps } from "@preforma/ui/checkout-steps";
import { LineSummary } from "@preforma/ui/cart-lines";
import { Container } from "@preforma/ui/layout";
import { Heading } from "@preforma/ui/text";
import { redirect } from "react-router";
import { requireCustomer } from "../account/index.server.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import type { OwnPage } from "../../platform/page/own-page.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { cartLineView, readBankAccounts, readCart } from "../shop/index.server.ts";
import { CartSummary, checkoutSteps, shopPage, shopCss as css } from "../shop/index.ts";
import { AddressStep, NewAddressStep } from "./address-step.tsx";
import { checkoutForms } from "./checkout-forms.server.ts";
import { checkoutPath, settled, stateOf, stateParameters, type Step } from "./checkout-state.ts";
import { PaymentStep } from "./payment-step.tsx";
import { ReviewStep } from "./review-step.tsx";

const load = async (visit: Visit) => {
  const { locale } = visit;
  const { profile } = await requireCustomer(visit);
  const { lines, ...cart } = await readCart(visit);
  // Without script the page is rendered again after a refused form, even where that emptied the cart.
  if (!cart.can_order || cart.totals === null)
    throw redirect(`${pathTo("cart", locale)}${lines.length === 0 ? "?empty=1" : ""}`, 303);
  const addresses = await addressesQuery(visit.strict).queryFn({});
  const options = await paymentOptions(visit, cart.totals);
  const state = settled(
    stateOf(visit.url.searchParams),
    addresses.map(({ id }) => id),
    options.types,
  );
  // Cards are paid on their provider's own page, to which the form without script redirects.
  if (state.step === "review") visit.visitor.formTargets.add("https:");
  return {
    page: stepPage(state.step, visit),
    state,
    cart: { coupon: cart.coupon, totals: cart.totals },
    lines: lines.map((line) => cartLineView(line, visit)),
    addresses,
    accounts: state.step === "payment" ? await readBankAccounts(visit) : [],
    options,
    customerId: profile.id,
    sender: { name: profile.name, surname: profile.surname, phone: profile.phone ?? undefined },
    orderKey: crypto.randomUUID(),
  };
};

const stepTitles = {
  address: "shop:checkout.address.title",
  new: "shop:checkout.address.new",
  payment: "shop:checkout.payment.title",
  review: "shop:checkout.review.title",
} as const;

/** Each step has a title of its own, which says to screen readers that it has come. */
function stepPage(step: Step, visit: Visit): OwnPage {
  const { title, head } = shopPage("checkout", visit);
  return { title, head: { ...head, title: `${visit.t(stepTitles[step])} – ${title}` } };
}

/**
 * The payment methods for this total. An API that does not list them is assumed to accept all; it refuses the others
 * itself.
 */
async function paymentOptions(visit: Visit, totals: Totals): Promise<PaymentOptions> {
  const { types, ...options } = await paymentOptionsQuery(visit.strict)
    .queryFn({})
    .catch(() => ({ types: [...paymentTypes], is_test: false }));
  const takesCash = allowsCashOnDelivery(totals.total_minor, totals.currency);
  return { ...options, types: types.filter((type) => takesCash || type !== "cash_on_delivery") };
}

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(checkoutForms);

export default function CheckoutPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, state, cart, lines, addresses, accounts, options, customerId, sender, orderKey } = loaderData;
  const { locale } = useTranslation("shop");
  const current = state.step === "new" ? "address" : state.step;
  const back = (step: "address" | "payment") => checkoutPath(locale, { ...state, step });
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Heading level={1}>{page.title}</Heading>
      <CheckoutSteps
        steps={checkoutSteps(locale, { address: back("address"), payment: back("payment") })}
        current={current}
      />
      <div className={css.columns}>
        <div className={css.main}>
          {state.step === "address" && (
            // A new choice after an address was added resets the form.
            <AddressStep key={state.delivery} state={state} addresses={addresses} />
          )}
          {state.step === "new" && (
            <NewAddressStep
              state={state}
              customerId={customerId}
              sender={sender}
              isFirst={addresses.length === 0}
            />
          )}
          {state.step === "payment" && (
            <PaymentStep
              state={state}
              accounts={accounts}
              currency={cart.totals.currency}
              options={options}
            />
          )}
          {state.step === "review" && (
            <ReviewStep
              customerId={customerId}
              state={state}
              addresses={addresses}
              total={cart.totals.total_minor}
              isTest={options.is_test}
              orderKey={orderKey}
            />
          )}
        </div>
        <CartSummary
          cart={cart}
          keep={stateParameters}
          lines={<LineSummary lines={lines} currency={cart.totals.currency} />}
        />
      </div>
    </Container>
  );
}
