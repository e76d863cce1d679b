import { z } from "@hono/zod-openapi";
import {
  cartSchema,
  orderListSchema,
  orderSchema,
  reorderedSchema,
  staffOrderSchema,
  startedPaymentSchema,
} from "@preforma/domain/shop/schema";

// A schema created before the OpenAPI library was loaded lacks its method, so the schemas are cloned.

/** The contract's schemas under their names in the OpenAPI document. */
export const CartComponent = cartSchema.clone().openapi("Cart");
export const OrderComponent = orderSchema.clone().openapi("Order");
export const ReorderedComponent = reorderedSchema.clone().openapi("Reordered");
export const OrderListComponent = orderListSchema.clone().openapi("OrderList");
export const StaffOrderComponent = staffOrderSchema.clone().openapi("StaffOrder");
export const StartedPaymentComponent = startedPaymentSchema.clone().openapi("StartedPayment");

/** Common parts of the calls on a cart: a visitor sends its token, a customer is known by the bearer token. */
export const ofCart = {
  tags: ["Cart"],
  headers: z.object({
    "x-cart-token": z.string().max(200).optional().openapi({
      description:
        "Token of a visitor's cart, as `POST /carts` gave it. Ignored for customers, who have a cart of their own.",
      example: "3q2-7w0Wn8Yx5cLr1vTzB4kUeQm9oPjHsDgFaXiNyRt",
    }),
  }),
};

/** A refusal that includes the current cart, so that the customer can check and confirm it. */
export const cartRefusal = {
  description:
    "The cart cannot be ordered as it was shown: total, stock, coupon or key differ. `data.cart`, where it is there, is the cart as it stands now.",
  content: {
    "application/json": {
      schema: z.object({
        success: z.literal(false),
        status: z.int().openapi({ example: 409 }),
        message: z.string(),
        data: z.object({ cart: CartComponent }).nullable(),
      }),
    },
  },
};

/** An order's number in a path, as people may type it. */
export const numberParameter = z.object({
  number: z.string().max(40).openapi({ description: "Number of the order.", example: "PF-2611-7K3M9Q" }),
});
