import { pathTo } from "@preforma/domain/routes";
import { shopKey, shopMessage, ordersQuery } from "@preforma/domain/shop";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { CartLines, type CartLineData } from "@preforma/ui/cart-lines";
import { CheckoutSteps } from "@preforma/ui/checkout-steps";
import { Container, Cluster } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { Form, SubmitButton } from "@preforma/ui/form";
import { focusManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageFormState, usePageForm } from "../../platform/forms/use-page-form.ts";
import { usePost } from "../../platform/forms/use-post.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { readCart } from "./cart-at-api.server.ts";
import { cartForms } from "./cart-forms.server.ts";
import { cartLineView } from "./cart-line-view.server.ts";
import { CartSummary, ExportQuote } from "./cart-summary.tsx";
import { shopPage, checkoutSteps } from "./shop-page.ts";
import * as css from "./shop.css.ts";
import { WithCode } from "../../platform/i18n/with-code.tsx";

const load = async (visit: Visit) => {
  const { lines, ...cart } = await readCart(visit);
  const unpaid = await unpaidOrder(visit);
  return {
    page: shopPage("cart", visit),
    cart,
    lines: lines.map((line) => cartLineView(line, visit)),
    added: visit.url.searchParams.has("added"),
    // Another tab has emptied the cart during the checkout, or ordered. A customer back from the bank sees the order's
    // notice instead.
    isNothingToOrder: lines.length === 0 && unpaid === null && visit.url.searchParams.has("empty"),
    reordered: visit.url.searchParams.has("reordered") ? shopMessage("reordered", visit.locale) : null,
    unpaid,
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(cartForms);

export default function CartPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, cart, lines, added, isNothingToOrder, reordered, unpaid } = loaderData;
  useCartOfOtherTabs();
  const { t, locale } = useTranslation("shop");
  const changing = usePageFormState("lines");
  const refused = [changing.props.state, usePageFormState("add").props.state]
    .map((state) => state?.outcome)
    .find((outcome) => outcome?.ok === false);
  const post = usePost(shopKey);
  const change = (intent: string, fields: Readonly<Record<string, string>>) =>
    post(changing.props.action, { intent, ...fields });
  const productsPath = pathTo("products", locale);
  const isEmpty = lines.length === 0;
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Heading level={1}>{page.title}</Heading>
      {!isEmpty && <CheckoutSteps steps={checkoutSteps(locale)} current="cart" />}
      {unpaid !== null && <UnpaidOrder number={unpaid} />}
      {reordered !== null && <Alert tone="success">{reordered}</Alert>}
      {added && <Alert tone="success">{t("cart.added")}</Alert>}
      {isNothingToOrder && <Alert tone="info">{t("cart.nothingToOrder")}</Alert>}
      {refused?.ok === false && (
        <Alert tone="danger">
          {refused.message} {refused.errors?.find(({ message }) => message !== refused.message)?.message}
        </Alert>
      )}
      <div className={isEmpty ? css.single : css.columns}>
        <CartLines
          lines={lines}
          currency={cart.totals?.currency ?? null}
          action={changing.props.action}
          onQuantityChange={({ id }, pieces) =>
            change("change", { line_id: String(id), quantity: String(pieces) })
          }
          onRemove={({ id }) => change("remove", { line_id: String(id) })}
          onRestore={(line) => change("restore", fieldsOf(line))}
          {...removedOf(changing.detail)}
          emptyActions={
            <>
              <ButtonLink href={productsPath}>{t("toProducts")}</ButtonLink>
              <ButtonLink href={pathTo("quickOrder", locale)} variant="outline">
                {t("quickOrder.title")}
              </ButtonLink>
              <ButtonLink href={pathTo("quoteBasket", locale)} variant="quiet">
                {t("quoteBasket.title")}
              </ButtonLink>
            </>
          }
        />
        {!isEmpty && (
          <CartSummary
            cart={cart}
            note={
              cart.totals && (
                <>
                  {t("export.note")} <ExportQuote />
                </>
              )
            }
            actions={
              <>
                {cart.can_order ? (
                  <ButtonLink href={pathTo("checkout", locale)} variant="accent" size="large">
                    {t("cart.toCheckout")}
                  </ButtonLink>
                ) : (
                  <Text tone="muted">{t("cart.blocked")}</Text>
                )}
                <ButtonLink href={productsPath} variant="quiet">
                  {t("cart.goOn")}
                </ButtonLink>
                <ButtonLink href={pathTo("quickOrder", locale)} variant="quiet">
                  {t("quickOrder.title")}
                </ButtonLink>
                <ButtonLink href={pathTo("quoteBasket", locale)} variant="quiet">
                  {t("quoteBasket.title")}
                </ButtonLink>
              </>
            }
          />
        )}
      </div>
    </Container>
  );
}

/** The fields of the form that restores a line. */
const fieldsOf = ({ product_id, quantity, variants = [] }: CartLineData): Record<string, string> => ({
  product_id: String(product_id),
  quantity: String(quantity),
  colour: variants[0]?.value ?? "",
});

/** The line that was removed without script. */
function removedOf(detail: Readonly<Record<string, string | number | boolean>> | undefined) {
  if (detail?.["title"] === undefined) return {};
  const { title, ...fields } = detail;
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { removed: { title: String(title), fields: Object.fromEntries(texts) as Record<string, string> } };
}

/** Reports an order with a pending payment, for customers back from the bank's page, with a link to it. */
function UnpaidOrder({ number }: { number: string }) {
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

/** Reads the cart again when its tab becomes visible: another tab may have changed it. */
function useCartOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (isFocused) void revalidate();
      }),
    [revalidate],
  );
}

/** How many of the latest orders are checked. */
const latest = 5;

/** The number of the customer's latest order with a pending card payment; null for none or unknown. */
async function unpaidOrder(visit: Visit): Promise<string | null> {
  if ((await visit.session()) === null) return null;
  const found = await ordersQuery(visit.strict, visit.locale, 1, latest)
    .queryFn({ signal: visit.request.signal })
    .catch(() => null);
  const order = found?.orders.find(
    ({ state, payment_type }) => state === "pending_payment" && payment_type === "credit_card",
  );
  // The payment is made on its provider's own page, to which the form without script redirects.
  if (order) visit.visitor.formTargets.add("https:");
  return order?.number ?? null;
}
