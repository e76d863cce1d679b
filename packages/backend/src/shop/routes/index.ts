import { OpenAPIHono, z } from "@hono/zod-openapi";
import { paymentOptionsSchema } from "@preforma/domain/shop/schema";
import { answer, answers, apiRoutes, type AppEnvironment, visitorRoute } from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { adminOrderRoutes } from "./admin-order-routes.ts";
import { cartBatchRoutes } from "./cart-batch-routes.ts";
import { cartLineRoutes } from "./cart-line-routes.ts";
import { cartMergeRoutes, cartRoutes, couponRoutes } from "./cart-routes.ts";
import { orderRoutes } from "./order-routes.ts";
import { quickOrderRoutes } from "./quick-order-routes.ts";
import { paymentTypesWith } from "../payments/index.ts";

/** `GET /payment-options`. */
function paymentOptionRoutes({ paymentProvider }: ShopServices): OpenAPIHono<AppEnvironment> {
  const read = visitorRoute({
    method: "get",
    path: "/payment-options",
    tags: ["Orders"],
    summary: "How orders can be paid",
    description:
      "Cards are among the types only where a provider takes them. With `is_test` card payments are a trial, and no money moves.",
    query: z.object({}),
    responses: answers(
      200,
      "The ways to pay, in the order in which they are offered",
      paymentOptionsSchema.clone().openapi("PaymentOptions"),
    ),
  });
  return apiRoutes<AppEnvironment>().openapi(read, (context) =>
    answer(context, { types: paymentTypesWith(paymentProvider), is_test: paymentProvider.isTest }),
  );
}

/** Cart, coupons, orders and the staff's actions on them, below `/api/v1`. */
export function shopRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const routes = new OpenAPIHono<AppEnvironment>();
  routes.route("/", cartRoutes(services));
  routes.route("/", cartLineRoutes(services));
  routes.route("/", cartBatchRoutes(services));
  routes.route("/", couponRoutes(services));
  routes.route("/", cartMergeRoutes(services));
  routes.route("/", quickOrderRoutes(services));
  routes.route("/", orderRoutes(services));
  routes.route("/", paymentOptionRoutes(services));
  routes.route("/", adminOrderRoutes(services));
  return routes;
}

export { paymentPageHeaders, paymentRoutes } from "./payment-routes.ts";
