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

/** A whole number that may come from a form as text, as people write it; anything else is no number. */
const formInteger = z
  .union([z.number(), z.string().transform((text) => wholeNumberOf(text) ?? Number.NaN)])
  .pipe(z.int());

/** A RAL colour in which the article is wanted, such as `RAL 5015`; empty or left out is the article's own. */
const colourWish = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").trim())
  .refine(
    (text) => text === "" || ralColour(/^(?:RAL)?\s?(\d{4})$/i.exec(text)?.[1] ?? "") !== undefined,
    complaint(shopTexts("unknownColour")),
  )
  .transform((text) => (text === "" ? null : `RAL ${text.slice(-4)}`));

/** Body of `POST cart/lines`. Whether the quantity can be ordered is for the article to say. */
export const cartLineBodySchema = z.object({
  product_id: formInteger.pipe(z.int().positive().max(maxId)),
  quantity: formInteger,
  colour: colourWish,
});

/** Most articles that `POST cart/lines/batch` takes at once: as many as a cart holds. */
const maxLinesAtOnce = 100;

/** Body of `POST cart/lines/batch`. */
export const cartLinesBodySchema = z.object({
  lines: z.array(cartLineBodySchema).min(1).max(maxLinesAtOnce),
});

/** Body of `PUT cart/lines/{id}`: also says that the visitor has seen the present price. */
export const cartLineChangeSchema = z.object({ quantity: formInteger });

/** Body of `POST cart/coupon`. */
export const couponBodySchema = z.object({ code: requiredLine(maxCouponCode) });

/** What a visitor's cart is named by: 43 characters of base64url, 256 random bits. */
export const cartTokenSchema = z.string().regex(/^[\w-]{43}$/);

/** Body of `POST cart/merge`. */
export const cartMergeSchema = z.object({ token: cartTokenSchema });

/** What an order costs. Amounts are in minor units (kuruş, cent) of one ISO 4217 currency. */
export const totalsSchema = z.object({
  currency: z.string().length(3),
  net_subtotal_minor: minor,
  discount_minor: minor,
  shipping_minor: minor,
  vat_percent: z.int(),
  vat_minor: minor,
  total_minor: minor,
});

/** Problems of a line. All but `price_changed` prevent an order. */
export const cartIssues = [
  "withdrawn",
  "on_request",
  "currency",
  "quantity",
  "stock",
  "price_changed",
] as const;

/** A line of a cart, priced now. */
export const cartLineSchema = z.object({
  id: z.int(),
  product_id: z.int(),
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  image: imageSchema.nullable(),
  /** A RAL colour in which the article is wanted; null is the article's own. */
  colour: z.string().nullable(),
  quantity: z.int(),
  minimum_order: z.int(),
  carton_quantity: z.int().nullable(),
  /** Pieces in stock; null where it is not counted, or the shop tells no figures. */
  stock: z.int().nullable(),
  /** Of the line's quantity; left out or null where nothing is known. */
  availability: availabilitySchema.nullish(),
  /** Net price of a piece now; null for a line that has none. */
  unit_price_minor: minor.nullable(),
  /** The price that the visitor saw, where it differs. */
  previous_unit_price_minor: minor.nullable(),
  amount_minor: minor.nullable(),
  /** The next larger quantity at which a piece costs less; left out or null where none does. */
  next_price: z.object({ from_quantity: z.int(), unit_price_minor: minor }).nullish(),
  issues: z.array(
    z.object({
      kind: z.enum(cartIssues),
      message: z.string(),
      /** The nearest possible quantity, where another quantity solves it. */
      suggested_quantity: z.int().nullable(),
    }),
  ),
});

/** A cart as it is now. */
export const cartSchema = z.object({
  lines: z.array(cartLineSchema),
  coupon: z
    .object({
      code: z.string(),
      type: z.enum(couponTypes),
      /** Whole per cent, or minor units. */
      value: z.int(),
      is_applied: z.boolean(),
      /** Why it does not count; null when it does. */
      message: z.string().nullable(),
    })
    .nullable(),
  /** Null while no line has a price. */
  totals: totalsSchema.nullable(),
  /** Whether it can be ordered as it is. */
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
