import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnvironment } from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { adminOrderRoutes } from "./admin-order-routes.ts";
import { cartBatchRoutes } from "./cart-batch-routes.ts";
import { cartLineRoutes } from "./cart-line-routes.ts";
import { cartMergeRoutes, cartRoutes, couponRoutes } from "./cart-routes.ts";
import { orderRoutes } from "./order-routes.ts";
import { quickOrderRoutes } from "./quick-order-routes.ts";
import { paymentOptionRoutes } from "./payment-option-routes.ts";

/** Cart, coupons, orders and what staff do with them, below `/api/v1`. */
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
