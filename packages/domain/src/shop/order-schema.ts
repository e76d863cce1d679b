import { z } from "../validation/zod.ts";
import { imageSchema } from "../catalogue/schema.ts";
import { complaint } from "../validation/index.ts";
import { optionalLine, optionalText } from "../validation/schema.ts";
import { acceptedTerms, cartSchema, totalsSchema } from "./cart-schema.ts";
import { shopTexts } from "./messages.ts";
import { orderStates, paymentTypes, staffActions, type StaffAction } from "./order-states.ts";
import { maxId } from "../limits/index.ts";

const id = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().positive().max(maxId));

/** Body of `POST orders`. The cart is the customer's own. */
export const orderBodySchema = z.object({
  delivery_address_id: id,
  /** The delivery address if omitted. */
  invoice_address_id: id.nullish().transform((value) => value ?? null),
  payment_type: z.enum(paymentTypes),
  /** The displayed total, minor units; if it has changed, the answer is the new cart. */
  total_minor: z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.int().nonnegative()),
  note: optionalText(1000),
  accepted_terms: acceptedTerms,
});

/** Value of the `Idempotency-Key` header of `POST orders`. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,128}$/);

/** An address at the time of the order. */
export const orderAddressSchema = z.object({
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  address_type: z.enum(["bireysel", "kurumsal"]),
  address_title: z.string(),
  address_detail: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  district: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country: z.string(),
  company_name: z.string().nullable(),
  vkn: z.string().nullable(),
  tax_office: z.string().nullable(),
});

/** A line at the time of the order, with the current state of its product. */
export const orderLineSchema = z.object({
  product_id: z.int(),
  code: z.string(),
  title: z.string(),
  /** Slug of the product's page; empty once it has left the catalogue. */
  slug: z.string(),
  /** The product's first picture; null once it has left the catalogue, or without one. */
  image: imageSchema.nullable(),
  colour: z.string().nullable(),
  quantity: z.int(),
  unit_price_minor: z.int(),
  amount_minor: z.int(),
});

const orderHeadSchema = z.object({
  number: z.string(),
  state: z.enum(orderStates),
  payment_type: z.enum(paymentTypes),
  currency: z.string(),
  total_minor: z.int(),
  line_count: z.int(),
  created_at: z.string(),
});

/** Max pictures of an order in a list. */
export const maxOrderImages = 4;

/** An order in a list. */
export const orderSummarySchema = orderHeadSchema.extend({
  /** Pictures of its first lines, in order; null for a product that has left the catalogue. */
  images: z.array(imageSchema.nullable()).max(maxOrderImages),
});

/** A complete order. */
export const orderSchema = orderHeadSchema.extend({
  lines: z.array(orderLineSchema),
  totals: totalsSchema,
  coupon_code: z.string().nullable(),
  delivery_address: orderAddressSchema,
  invoice_address: orderAddressSchema,
  note: z.string().nullable(),
  /** The reference for a bank transfer; null for other payment types. */
  payment_reference: z.string().nullable(),
  /** Whether the customer has to be redirected to the payment page. */
  payment_due: z.boolean(),
  /** When an unpaid order is cancelled automatically. */
  expires_at: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The tracking page on the carrier's own site; null where staff entered none. */
  tracking_url: z.string().nullable(),
  /** Whether its customer may cancel it now. */
  can_cancel: z.boolean(),
  events: z.array(z.object({ at: z.string(), state: z.enum(orderStates) })),
});

/** The result for a line of a reordered order. */
export const reorderedLineSchema = z.object({
  product_id: z.int(),
  code: z.string(),
  title: z.string(),
  /** `changed`: with another quantity. */
  outcome: z.enum(["added", "changed", "left_out"]),
  /** The message about it; null where there is none. */
  message: z.string().nullable(),
});

/** The result of reordering, line by line, with the cart. */
export const reorderedSchema = z.object({ lines: z.array(reorderedLineSchema), cart: cartSchema });

/** The available payment methods. */
export const paymentOptionsSchema = z.object({
  types: z.array(z.enum(paymentTypes)),
  /** Whether card payments are in test mode: no money moves. */
  is_test: z.boolean(),
});

const page = {
  page: z.int(),
  limit: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
  hasNextPage: z.boolean(),
  hasPreviousPage: z.boolean(),
};

/** One page of orders, newest first. */
export const orderListSchema = z.object({ orders: z.array(orderSummarySchema), meta: z.object(page) });

/** An order for staff. */
export const staffOrderSchema = orderSchema.extend({
  customer: z.object({
    id: z.int().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  payments: z.array(
    z.object({
      provider: z.string(),
      state: z.string(),
      amount_minor: z.int(),
      provider_payment_id: z.string().nullable(),
      failure: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  actions: z.array(z.enum(Object.keys(staffActions) as [StaffAction, ...StaffAction[]])),
});

/** A carrier's tracking page: a full `https` URL, as customers are redirected to it. */
export const trackingUrlSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500);

/** Body of `POST admin/orders/{number}/transitions`. */
export const staffTransitionSchema = z
  .object({
    action: z.enum(Object.keys(staffActions) as [StaffAction, ...StaffAction[]]),
    tracking_number: optionalLine(80),
    tracking_url: z.preprocess((given) => (given === "" ? null : given), trackingUrlSchema.nullish()),
    note: optionalLine(300),
  })
  .refine((body) => body.action !== "ship" || body.tracking_number !== null, {
    ...complaint(shopTexts("trackingRequired")),
    path: ["tracking_number"],
  });

/** Where the visitor pays. */
export const startedPaymentSchema = z.object({
  redirect_url: z.string(),
  /** Whether no money moves: the shop has no payment provider configured. */
  is_test: z.boolean(),
  expires_at: z.string(),
});

export type OrderBody = z.input<typeof orderBodySchema>;
export type OrderAddress = z.infer<typeof orderAddressSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderList = z.infer<typeof orderListSchema>;
export type StaffOrder = z.infer<typeof staffOrderSchema>;
export type ReorderedLine = z.infer<typeof reorderedLineSchema>;
export type Reordered = z.infer<typeof reorderedSchema>;
export type PaymentOptions = z.infer<typeof paymentOptionsSchema>;
export type StartedPayment = z.infer<typeof startedPaymentSchema>;
