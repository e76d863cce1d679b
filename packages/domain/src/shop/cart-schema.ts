import { z } from "../validation/zod.ts";
import { availabilitySchema, imageSchema } from "../catalogue/schema.ts";
import { ralColour } from "../colour/index.ts";
import { wholeNumberOf } from "../text/index.ts";
import { complaint } from "../validation/index.ts";
import { requiredLine } from "../validation/schema.ts";
import { couponTypes, maxCouponCode } from "./coupons.ts";
import { shopTexts } from "./messages.ts";
import { maxId } from "../limits/index.ts";

const minor = z.int().nonnegative();
const instant = z.string();

/** The box for the terms; an unticked one is missing in its form. */
export const acceptedTerms = z
  .union([z.boolean(), z.enum(["true", "on", "1"]).transform(() => true)])
  .default(false)
  .refine((accepted) => accepted, complaint(shopTexts("termsRequired")));

/** A whole number that a form may send as text, as people write it; anything else is invalid. */
const formInteger = z
  .union([z.number(), z.string().transform((text) => wholeNumberOf(text) ?? Number.NaN)])
  .pipe(z.int());

/** A requested RAL colour, such as `RAL 5015`; empty or omitted is the article's own. */
const colourWish = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").trim())
  .refine(
    (text) => text === "" || ralColour(/^(?:RAL)?\s?(\d{4})$/i.exec(text)?.[1] ?? "") !== undefined,
    complaint(shopTexts("unknownColour")),
  )
  .transform((text) => (text === "" ? null : `RAL ${text.slice(-4)}`));

/** Body of `POST cart/lines`. The article determines whether the quantity can be ordered. */
export const cartLineBodySchema = z.object({
  product_id: formInteger.pipe(z.int().positive().max(maxId)),
  quantity: formInteger,
  colour: colourWish,
});

/** Max articles of `POST cart/lines/batch`: as many as a cart holds. */
const maxLinesAtOnce = 100;

/** Body of `POST cart/lines/batch`. */
export const cartLinesBodySchema = z.object({
  lines: z.array(cartLineBodySchema).min(1).max(maxLinesAtOnce),
});

/** Body of `PUT cart/lines/{id}`: also acknowledges the current price. */
export const cartLineChangeSchema = z.object({ quantity: formInteger });

/** Body of `POST cart/coupon`. */
export const couponBodySchema = z.object({ code: requiredLine(maxCouponCode) });

/** The id of a visitor's cart: 43 characters of base64url, 256 random bits. */
export const cartTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** Body of `POST cart/merge`. */
export const cartMergeSchema = z.object({ token: cartTokenSchema });

/** The cost of an order. Amounts are in minor units (kuruş, cent) of one ISO 4217 currency. */
export const totalsSchema = z.object({
  currency: z.string().length(3),
  net_subtotal_minor: minor,
  discount_minor: minor,
  shipping_minor: minor,
  vat_percent: z.int(),
  vat_minor: minor,
  total_minor: minor,
});

/** Problems of a line. All except `price_changed` block an order. */
export const cartIssues = [
  "withdrawn",
  "on_request",
  "currency",
  "quantity",
  "stock",
  "price_changed",
] as const;

/** A line of a cart, at current prices. */
export const cartLineSchema = z.object({
  id: z.int(),
  product_id: z.int(),
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  image: imageSchema.nullable(),
  /** The requested RAL colour; null is the article's own. */
  colour: z.string().nullable(),
  quantity: z.int(),
  minimum_order: z.int(),
  carton_quantity: z.int().nullable(),
  /** Pieces in stock; null where it is not counted, or the shop shows no figures. */
  stock: z.int().nullable(),
  /** Availability of the line's quantity; null or absent where it is unknown. */
  availability: availabilitySchema.nullish(),
  /** Current net price of a piece; null for a line without a price. */
  unit_price_minor: minor.nullable(),
  /** The price that the visitor last saw, where it differs. */
  previous_unit_price_minor: minor.nullable(),
  amount_minor: minor.nullable(),
  /** The next larger quantity with a lower price per piece; null or absent where there is none. */
  next_price: z.object({ from_quantity: z.int(), unit_price_minor: minor }).nullish(),
  issues: z.array(
    z.object({
      kind: z.enum(cartIssues),
      message: z.string(),
      /** The nearest valid quantity, where another quantity solves the problem. */
      suggested_quantity: z.int().nullable(),
    }),
  ),
});

/** The current cart. */
export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  coupon: z
    .object({
      code: z.string(),
      type: z.enum(couponTypes),
      /** Whole per cent, or minor units. */
      value: z.int(),
      is_applied: z.boolean(),
      /** Why it does not apply; null when it does. */
      message: z.string().nullable(),
    })
    .nullable(),
  /** Null while no line has a price. */
  totals: totalsSchema.nullable(),
  /** Whether it can be ordered in its current state. */
  can_order: z.boolean(),
  updated_at: instant.nullable(),
});

/** A new visitor's cart with its token. */
export const startedCartSchema = z.object({ token: cartTokenSchema, cart: cartSchema });

export type CartTotals = z.infer<typeof totalsSchema>;
export type CartIssue = (typeof cartIssues)[number];
export type CartLine = z.infer<typeof cartLineSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type StartedCart = z.infer<typeof startedCartSchema>;
export type CartLineBody = z.input<typeof cartLineBodySchema>;
export type CartLinesBody = z.input<typeof cartLinesBodySchema>;
