import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { orderStateNames, parseOrderNumber, shopTexts } from "@preforma/domain/shop";
import { idempotencyKeySchema, orderBodySchema } from "@preforma/domain/shop/schema";
import { customerRoute, type SignedInEnvironment } from "../../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  languageOf,
  languageParameter,
  limitParameter,
  limitRequests,
  namedBody,
  pageMeta,
  pageParameter,
  refuseFieldWith,
  refuseWith,
  answerWith,
} from "../../http/index.ts";
import { previewsIn } from "../../catalogue/preview.ts";
import { messageOf } from "../../errors/index.ts";
import type { ShopServices } from "../services.ts";
import { customerCart } from "../cart-store.ts";
import { findOrder, historyOf, listOrders, type OrderRow } from "../orders/store.ts";
import { moveOrder } from "../orders/move.ts";
import { placeOrder } from "../orders/place.ts";
import { presentOrder, presentSummary } from "../orders/present.ts";
import { PaymentProviderError, settleRefunds, startPayment } from "../payments/index.ts";
import { ShopRefusal } from "../refusal.ts";
import { reorder } from "../reorder.ts";
import {
  cartRefusal,
  numberParameter,
  OrderComponent,
  OrderListComponent,
  ReorderedComponent,
  StartedPaymentComponent,
} from "./components.ts";
import { shownCart } from "./carts.ts";

/** `/orders`: the customer's own orders. Another customer's order number is answered as if it did not exist. */
export function orderRoutes(services: ShopServices): OpenAPIHono<SignedInEnvironment> {
  const place = customerRoute({
    method: "post",
    path: "/orders",
    tags: ["Orders"],
    summary: "Order the cart",
    description:
      "Orders the customer's cart. Price, stock and coupon are looked at anew; `total_minor` is the total that the visitor was shown, and another total now is answered with 409 and the new cart. With the same `Idempotency-Key` and body the answer is the same order, however often it is sent; the same key with another body is refused. Card orders go on with `POST /orders/{number}/payment`.",
    limit: limitRequests(services.limits.changes),
    headers: z.object({
      "idempotency-key": idempotencyKeySchema.clone().optional().openapi({
        description: "Required. Made by the client once per checkout, such as a UUID.",
        example: "0b9a7c52-6c0e-4f61-9d3c-2f8f6f0a1c55",
      }),
    }),
    body: namedBody("OrderBody", orderBodySchema, {
      delivery_address_id: 1,
      invoice_address_id: 1,
      payment_type: "credit_card",
      total_minor: 1_636_956,
      note: "Mal kabul 16:00'ya kadar açıktır.",
      accepted_terms: true,
    }),
    responses: { ...answers(201, "The order", OrderComponent), 409: cartRefusal },
  });
  const list = customerRoute({
    method: "get",
    path: "/orders",
    tags: ["Orders"],
    summary: "The customer's orders",
    description: "Newest first.",
    query: z.object({ page: pageParameter, limit: limitParameter(20), languageCode: languageParameter }),
    responses: answers(200, "A page of orders", OrderListComponent),
  });
  const read = customerRoute({
    method: "get",
    path: "/orders/{number}",
    tags: ["Orders"],
    summary: "One order",
    description: "For a bank transfer, `payment_reference` is what to write on it.",
    params: numberParameter,
    responses: answers(200, "The order", OrderComponent, 404),
  });
  const cancel = customerRoute({
    method: "post",
    path: "/orders/{number}/cancel",
    tags: ["Orders"],
    summary: "Cancel an order",
    description:
      "Allowed until it is being prepared. Goods go back to the stock, a card payment is refunded by itself.",
    limit: limitRequests(services.limits.changes),
    params: numberParameter,
    responses: answers(200, "The cancelled order", OrderComponent, 404, 409),
  });
  const again = customerRoute({
    method: "post",
    path: "/orders/{number}/reorder",
    tags: ["Orders"],
    summary: "Put an order’s lines in the cart again",
    description:
      "At today's prices. A quantity that is not sold any more is raised to the next one that is; `lines` tells of each line what came of it. An article that is in the cart already has the larger quantity afterwards.",
    limit: limitRequests(services.limits.changes),
    params: numberParameter,
    responses: answers(200, "The lines and the cart", ReorderedComponent, 404),
  });
  const pay = customerRoute({
    method: "post",
    path: "/orders/{number}/payment",
    tags: ["Orders"],
    summary: "Pay an order by card",
    description:
      "Opens a payment page of the provider and tells its address; lead the visitor there. No card number ever reaches this server. The visitor comes back to the page of the order with `payment` as `paid`, `declined` or `pending`.",
    limit: limitRequests(services.limits.changes),
    params: numberParameter,
    responses: answers(200, "Where to go", StartedPaymentComponent, 404, 409),
  });
  const own = async (context: Context<SignedInEnvironment>, number: string): Promise<OrderRow | null> => {
    const parsed = parseOrderNumber(number);
    if (parsed === null) return null;
    return findOrder(services.db, { number: parsed, customerId: context.get("actor").customerId });
  };
  const shown = async (context: Context<SignedInEnvironment>, order: OrderRow) =>
    presentOrder(order, await historyOf(services.db, order.id), previewsIn(services, languageOf(context)));

  return apiRoutes<SignedInEnvironment>()
    .openapi(place, async (context) => {
      const key = context.req.valid("header")["idempotency-key"];
      if (key === undefined) return refuseWith(context, 400, shopTexts("keyMissing"));
      const { accepted_terms: _, ...body } = context.req.valid("json");
      const { customerId } = context.get("actor");
      try {
        const order = await placeOrder(services, { customerId, key, locale: languageOf(context), body });
        return answerWith(context, 201, shopTexts("orderPlaced"), await shown(context, order));
      } catch (error) {
        if (!(error instanceof ShopRefusal)) throw error;
        const texts = shopTexts(error.key, error.values);
        const language = languageOf(context);
        if (error.key === "addressUnknown")
          return refuseFieldWith(context, 400, "delivery_address_id", texts);
        const cart = error.showsCart
          ? await shownCart(services, languageOf(context), (await customerCart(services.db, customerId)).id)
          : null;
        context.header("Content-Language", language);
        return context.json(
          { success: false as const, status: 409, message: texts[language], data: cart && { cart } },
          409,
        );
      }
    })
    .openapi(list, async (context) => {
      const { page, limit } = context.req.valid("query");
      const { customerId } = context.get("actor");
      const { orders, total } = await listOrders(services.db, { customerId }, { page, limit });
      const preview = previewsIn(services, languageOf(context));
      return answer(context, {
        orders: orders.map((order) => presentSummary(order, preview)),
        meta: pageMeta(total, { page, limit }),
      });
    })
    .openapi(read, async (context) => {
      const order = await own(context, context.req.valid("param").number);
      return order
        ? answer(context, await shown(context, order))
        : refuseWith(context, 404, shopTexts("orderNotFound"));
    })
    .openapi(cancel, async (context) => {
      const order = await own(context, context.req.valid("param").number);
      if (!order) return refuseWith(context, 404, shopTexts("orderNotFound"));
      const cancelled = await services.db
        .transaction()
        .execute((transaction) =>
          moveOrder(transaction, order, { to: "cancelled", by: "customer" }, services.publicOrigin),
        );
      if (!cancelled) {
        const now = (await findOrder(services.db, { id: order.id })) ?? order;
        const language = languageOf(context);
        return refuseWith(
          context,
          409,
          shopTexts("moveNotAllowed", { state: orderStateNames[now.state][language] }),
        );
      }
      await settleRefunds(services, order.id);
      const now = (await findOrder(services.db, { id: order.id })) ?? cancelled;
      return answerWith(context, 200, shopTexts("orderCancelled"), await shown(context, now));
    })
    .openapi(again, async (context) => {
      const order = await own(context, context.req.valid("param").number);
      if (!order) return refuseWith(context, 404, shopTexts("orderNotFound"));
      const { customerId } = context.get("actor");
      const language = languageOf(context);
      const lines = await reorder(services, order, customerId, language);
      const cart = await shownCart(services, language, (await customerCart(services.db, customerId)).id);
      const isEmpty = lines.every(({ outcome }) => outcome === "left_out");
      return answerWith(context, 200, shopTexts(isEmpty ? "reorderNothing" : "reordered"), { lines, cart });
    })
    .openapi(pay, async (context) => {
      const order = await own(context, context.req.valid("param").number);
      if (!order) return refuseWith(context, 404, shopTexts("orderNotFound"));
      try {
        const started = await startPayment(services, order, {
          locale: languageOf(context),
          address: context.env?.clientIp,
        });
        return answerWith(context, 200, shopTexts("paymentStarted"), started);
      } catch (error) {
        if (error instanceof ShopRefusal) return refuseWith(context, 409, shopTexts(error.key));
        if (!(error instanceof PaymentProviderError)) throw error;
        services.logger.error(
          { order: order.number, reason: messageOf(error) },
          "a payment could not be begun",
        );
        context.header("Retry-After", "30");
        return refuseWith(context, 503, shopTexts("paymentUnavailable"));
      }
    });
}
