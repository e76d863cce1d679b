import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { orderStateNames, orderStates, parseOrderNumber, shopTexts } from "@preforma/domain/shop";
import { staffTransitionSchema } from "@preforma/domain/shop/schema";
import { askedBy, type SignedInEnvironment, staffRoute } from "../../account/index.ts";
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
  refuseWith,
  answerWith,
} from "../../http/index.ts";
import { previewsIn } from "../../catalogue/preview.ts";
import type { ShopServices } from "../services.ts";
import { findOrder, historyOf, listOrders, type OrderRow } from "../orders/store.ts";
import { presentForStaff, presentSummary } from "../orders/present.ts";
import { staffMove } from "../orders/staff-move.ts";
import { settleRefunds } from "../payments/index.ts";
import { numberParameter, OrderListComponent, StaffOrderComponent } from "./components.ts";

/** `/admin/orders`: staff's view of orders, and their actions. */
export function adminOrderRoutes(services: ShopServices): OpenAPIHono<SignedInEnvironment> {
  const list = staffRoute({
    method: "get",
    path: "/admin/orders",
    summary: "All orders",
    description: "Newest first; of one state where asked for.",
    query: z.object({
      state: z
        .enum(orderStates)
        .optional()
        .openapi({ description: "Only orders of this state.", example: "paid" }),
      page: pageParameter,
      limit: limitParameter(20),
      languageCode: languageParameter,
    }),
    responses: answers(200, "A page of orders", OrderListComponent),
  });
  const read = staffRoute({
    method: "get",
    path: "/admin/orders/{number}",
    summary: "One order with its customer and payments",
    description: "`actions` are the moves that are open now.",
    params: numberParameter,
    responses: answers(200, "The order", StaffOrderComponent, 404),
  });
  const move = staffRoute({
    method: "post",
    path: "/admin/orders/{number}/transitions",
    summary: "Move an order on",
    description:
      "`mark_paid` (bank transfer), `prepare`, `ship` (with `tracking_number`, and with the carrier's `tracking_url` if there is one), `deliver`, `cancel`, `refund`. The customer is mailed when the order is paid, shipped, cancelled or refunded. A card payment is refunded through its provider, and the order becomes refunded once that confirms it. Every move is on record.",
    limit: limitRequests(services.limits.changes),
    params: numberParameter,
    body: namedBody("OrderTransition", staffTransitionSchema, {
      action: "ship",
      tracking_number: "1Z999AA10123456784",
      tracking_url: "https://carrier.example/parcels/1Z999AA10123456784",
    }),
    responses: answers(200, "The order", StaffOrderComponent, 404, 409),
  });
  const found = async (number: string): Promise<OrderRow | null> => {
    const parsed = parseOrderNumber(number);
    return parsed === null ? null : findOrder(services.db, { number: parsed });
  };
  const shown = async (context: Context<SignedInEnvironment>, order: OrderRow) =>
    presentForStaff(order, await historyOf(services.db, order.id), previewsIn(services, languageOf(context)));
  return apiRoutes<SignedInEnvironment>()
    .openapi(list, async (context) => {
      const { state, page, limit } = context.req.valid("query");
      const { orders, total } = await listOrders(services.db, state ? { state } : {}, { page, limit });
      const preview = previewsIn(services, languageOf(context));
      return answer(context, {
        orders: orders.map((order) => presentSummary(order, preview)),
        meta: pageMeta(total, { page, limit }),
      });
    })
    .openapi(read, async (context) => {
      const order = await found(context.req.valid("param").number);
      return order
        ? answer(context, await shown(context, order))
        : refuseWith(context, 404, shopTexts("orderNotFound"));
    })
    .openapi(move, async (context) => {
      const order = await found(context.req.valid("param").number);
      if (!order) return refuseWith(context, 404, shopTexts("orderNotFound"));
      const { action, tracking_number, tracking_url, note } = context.req.valid("json");
      const moved = await staffMove(
        services.db,
        order,
        { ...askedBy(context), action, note, trackingNumber: tracking_number, trackingUrl: tracking_url },
        services.publicOrigin,
      );
      if (!moved) {
        const now = (await findOrder(services.db, { id: order.id })) ?? order;
        const state = orderStateNames[now.state][languageOf(context)];
        return refuseWith(context, 409, shopTexts("moveNotAllowed", { state }));
      }
      await settleRefunds(services, order.id);
      const now = (await findOrder(services.db, { id: order.id })) ?? moved.order;
      const texts = shopTexts(
        moved.refundUnderWay && now.state !== "refunded" ? "refundUnderWay" : "orderMoved",
      );
      return answerWith(context, 200, texts, await shown(context, now));
    });
}
