import { z } from "../validation/zod.ts";
import { addressSchema } from "../addresses/schema.ts";
import { imageSchema } from "../catalogue/schema.ts";
import { isShopCurrency, maxPieces, shippingRates, vatRate } from "../shop/index.ts";
import { orderStates } from "../shop/order-states.ts";
import { acceptedTerms, totalsSchema } from "../shop/cart-schema.ts";
import { complaint } from "../validation/index.ts";
import { optionalText } from "../validation/schema.ts";
import { allRequestStates, maxOfferItems, type RequestState } from "../requests/options.ts";
import { quoteMessages } from "./messages.ts";

/** Max price of a piece, minor units. */
const maxUnitPrice = 1_000_000_000;

const dateOnly = z.iso.date();

/**
 * The staff's answer to a quote request: a price for each of its lines, in order. A line without a price is not
 * offered.
 */
export const quoteAnswerSchema = z.object({
  currency: z.string().refine(isShopCurrency, { error: `One of ${Object.keys(shippingRates).join(", ")}.` }),
  lines: z
    .array(
      z.object({
        /** Net price of a piece, minor units; null for a product that is not offered. */
        unit_price_minor: z.int().min(1).max(maxUnitPrice).nullable(),
        /** Pieces, where the quote is for a quantity other than the requested one. */
        quantity: z
          .int()
          .min(1)
          .max(maxPieces)
          .nullish()
          .transform((pieces) => pieces ?? null),
      }),
    )
    .min(1)
    .max(maxOfferItems)
    .refine(
      (lines) => lines.some((line) => line.unit_price_minor !== null),
      complaint(quoteMessages.quoteNoLine),
    ),
  /** Net shipping, minor units; 0 where the prices include it. */
  shipping_minor: z.int().min(0).max(maxUnitPrice).default(0),
  /** Whole per cent; 0 for an export (article 11 of the VAT Law 3065). */
  vat_percent: z
    .int()
    .min(0)
    .max(100)
    .default(vatRate / 100),
  /** The last day on which it can be accepted, in Turkish time. */
  valid_until: dateOnly,
  note: optionalText(2000),
  /** Revision of the quote that it replaces; may be omitted unless the customer can still accept that one. */
  revision: z.int().positive().nullish(),
});

const orderNote = optionalText(1000);

/** Body of `POST quotes/{id}/acceptance`. */
export const quoteAcceptanceSchema = z.object({
  /** The displayed revision; a newer one has to be displayed first. */
  revision: z.int().positive(),
  delivery_address: addressSchema,
  /** The delivery address if omitted. */
  invoice_address: addressSchema.nullish().transform((address) => address ?? null),
  note: orderNote,
  accepted_terms: acceptedTerms,
});

/** The data for accepting a quote. */
export type QuoteAcceptanceForm = z.input<typeof quoteAcceptanceSchema>;

/** Fields of a form that accepts a quote, besides its address. */
export const quoteConsentSchema = z.object({ order_note: orderNote, accepted_terms: acceptedTerms });

/** Fields of a form that accepts a quote with a new address. */
export const quoteAcceptanceFormSchema = z.intersection(addressSchema, quoteConsentSchema);

/** Body of `POST quotes/{id}/refusal`. */
export const quoteRefusalSchema = z.object({ reason: optionalText(1000) });

const minor = z.int().nonnegative();

/** A line of a quote. */
export const quoteLineSchema = z.object({
  product_id: z.int(),
  code: z.string(),
  title: z.string(),
  /** Slug of the product's page; empty once it has left the catalogue. */
  slug: z.string(),
  image: imageSchema.nullable(),
  /** The chosen variants, by label. */
  variants: z.record(z.string(), z.string()),
  quantity: z.int(),
  unit_price_minor: minor,
  amount_minor: minor,
});

/** A quote as its recipient sees it. */
export const quoteSchema = z.object({
  /** Id of the quote request. */
  id: z.int().positive(),
  /** Such as `Q-1042`. */
  reference: z.string(),
  status: z.enum(allRequestStates as [RequestState, ...RequestState[]]),
  /** Increases with each new answer. */
  revision: z.int().positive(),
  lines: z.array(quoteLineSchema),
  totals: totalsSchema,
  /** The last day on which it can be accepted. */
  valid_until: z.string(),
  /** Whether it can be accepted or declined now. */
  is_open: z.boolean(),
  note: z.string().nullable(),
  answered_at: z.string(),
  /** The sender, for the address of the order. */
  sender: z.object({
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string(),
  }),
  /** The order of an accepted quote. */
  order: z
    .object({
      number: z.string(),
      state: z.enum(orderStates),
      currency: z.string(),
      total_minor: minor,
      /** The reference for the bank transfer; null once it is paid or cancelled. */
      payment_reference: z.string().nullable(),
    })
    .nullable(),
});

/** A quote in the customer's list of requests. */
export const quoteSummarySchema = z.object({
  currency: z.string(),
  total_minor: minor,
  valid_until: z.string(),
  is_open: z.boolean(),
  order_number: z.string().nullable(),
});

export type QuoteAnswer = z.output<typeof quoteAnswerSchema>;
export type QuoteAcceptance = z.output<typeof quoteAcceptanceSchema>;
export type QuoteLine = z.infer<typeof quoteLineSchema>;
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteSummary = z.infer<typeof quoteSummarySchema>;
