import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { paymentOptionsSchema } from "@preforma/domain/shop/schema";
import { answer, type AppEnvironment, jsonAnswer, refusals, refuseInvalid } from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { paymentTypesWith } from "../payments/index.ts";

/** `GET /payment-options`. */
export function paymentOptionRoutes({ paymentProvider }: ShopServices): OpenAPIHono<AppEnvironment> {
  const read = createRoute({
    method: "get",
    path: "/payment-options",
    tags: ["Orders"],
    summary: "How orders can be paid",
    description:
      "Cards are among the types only where a provider takes them. With `is_test` card payments are a trial, and no money moves.",
    responses: {
      200: jsonAnswer(
        "The ways to pay, in the order in which they are offered",
        paymentOptionsSchema.clone().openapi("PaymentOptions"),
      ),
      ...refusals(400),
    },
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(read, (context) =>
    answer(context, { types: paymentTypesWith(paymentProvider), is_test: paymentProvider.isTest }),
  );
}
