import { perLocale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { cancelOrder, orderQuery, reorder, startPayment, type OrderLine } from "@preforma/domain/shop";
import { withColon } from "@preforma/domain/text";
import { Alert } from "@preforma/ui/alert";
import type { CartLineData } from "@preforma/ui/cart-lines";
import type { FormOutcome } from "@preforma/ui/form";
import { TextLink } from "@preforma/ui/link";
import { OrderDetails, type PaymentOutcome } from "@preforma/ui/order-details";
import type { FormAnswer } from "../../platform/http/form-answer.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm, usePageFormState, type PageFormProps } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { BankAccounts } from "../shop/index.ts";
import { colourVariant, readBankAccounts, readCart, rowImage } from "../shop/index.server.ts";
import { AccountFrame, accountPage } from "../account/index.ts";
import { requireCustomer } from "../account/index.server.ts";
import { OrderAgain } from "./order-again.tsx";

const outcomes: readonly PaymentOutcome[] = ["paid", "declined", "pending"];

const load = async (visit: Visit) => {
  await requireCustomer(visit);
  const number = visit.params["number"] ?? "";
  const order = await orderQuery(visit.strict, visit.locale, number).queryFn({});
  const awaitsTransfer = order.payment_type === "bank_transfer" && order.state === "pending_payment";
  // The payment is made on its provider's own page, to which the form without script redirects.
  if (order.payment_due) visit.visitor.formTargets.add("https:");
  const page = accountPage("accountOrders", visit);
  const title = visit.t("account:accountOrder.title", { number: order.number });
  const alternates = perLocale((locale) => pathTo("accountOrder", locale, { number: order.number }));
  return {
    page: { title, head: { ...page.head, title, canonical: alternates[visit.locale], alternates } },
    // Its lines are sent as they are shown.
    order: { ...order, lines: [] },
    lines: order.lines.map((line, index) => lineOf(line, index, visit)),
    accounts: awaitsTransfer ? await readBankAccounts(visit) : [],
    outcome: outcomes.find((one) => one === visit.url.searchParams.get("payment")),
    isPlaced: visit.url.searchParams.has("placed"),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  pay: {
    customersOnly: true,
    async send(_sent, { safe, params, locale }) {
      const answer = await startPayment(safe, params["number"] ?? "", locale);
      return answer.success ? { redirect: answer.data.redirect_url, reload: true } : answer;
    },
  },
  cancel: {
    customersOnly: true,
    send: (_sent, { safe, params, locale }) => cancelOrder(safe, params["number"] ?? "", locale),
  },
  reorder: {
    customersOnly: true,
    async send(_sent, visit) {
      const answer = await reorder(visit.safe, visit.params["number"] ?? "", visit.locale);
      if (!answer.success) return answer;
      // Updates the cart count of the header.
      await readCart(visit);
      const notes = answer.data.lines.filter(({ message }) => message !== null);
      if (notes.length === 0) return { redirect: `${pathTo("cart", visit.locale)}?reordered=1` };
      return {
        ok: true,
        message: answer.message,
        detail: Object.fromEntries(
          notes.map(({ title, code, message }, place) => [
            `note${place}`,
            `${withColon(title || code, visit.locale)} ${message}`,
          ]),
        ),
      };
    },
  },
});

export default function OrderPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, order, lines, accounts, outcome, isPlaced } = loaderData;
  const { t } = useTranslation("shop");
  const { state: refusedPayment, ...pay } = usePageForm("pay");
  const { state: refusedCancel, ...cancel } = usePageForm("cancel");
  const again = usePageFormState("reorder");
  const refused = [refusedPayment, refusedCancel, again.props.state].map((state) => state?.outcome);
  const press = (form: Pick<PageFormProps, "send">) => (): Promise<FormOutcome> =>
    form.send(new FormData(), crypto.randomUUID());
  return (
    <AccountFrame page={page} title={null}>
      {isPlaced && order.state !== "cancelled" && (
        <Alert tone="success" live>
          {t("order.placed")}
        </Alert>
      )}
      {refused.map(
        (answer) =>
          answer?.ok === false && (
            <Alert key={answer.message} tone="danger">
              {answer.message}
            </Alert>
          ),
      )}
      {again.props.state?.outcome?.ok === true && (
        <Reordered message={again.props.state.outcome.message} notes={again.detail} />
      )}
      <OrderDetails
        order={order}
        actions={<OrderAgain number={order.number} />}
        lines={lines}
        {...(accounts.length > 0
          ? {
              accounts: <BankAccounts accounts={accounts} currency={order.currency} />,
            }
          : {})}
        outcome={outcome}
        payAction={pay.action}
        onPay={press(pay)}
        cancelAction={cancel.action}
        onCancel={press(cancel)}
      />
    </AccountFrame>
  );
}

/** The result of ordering again, where something has changed. */
function Reordered({ message, notes = {} }: { message: string | undefined; notes: FormAnswer["detail"] }) {
  const { t, locale } = useTranslation("account");
  return (
    <Alert tone="warning" title={message}>
      <ul>
        {Object.entries(notes).map(([place, note]) => (
          <li key={place}>{note}</li>
        ))}
      </ul>
      <TextLink href={pathTo("cart", locale)}>{t("accountOrder.toCart")}</TextLink>
    </Alert>
  );
}

function lineOf(
  { colour, slug, image, ...line }: OrderLine,
  index: number,
  { locale, t }: Visit,
): CartLineData {
  return {
    ...line,
    id: index,
    href: slug === "" ? null : pathTo("product", locale, { id: line.product_id, slug }),
    image: rowImage(image),
    ...(colour === null ? {} : { variants: [colourVariant(colour, t("shop:colour"))] }),
  };
}
