import type { CartIssue } from "@preforma/domain/shop";
import type { ImageSource } from "../picture/picture.tsx";

/** A chosen option of a product. */
export interface ChosenVariant {
  /** The option's name, in the reader's language: `Renk`. */
  label: string;
  /** The choice: `RAL 5015`, `Amber`. */
  value: string;
  /** `#rrggbb`: shown as a dot before the value. */
  hex?: string | null;
}

/** The problems of a line, as in the cart's contract. */
export interface CartLineIssue {
  kind: CartIssue;
  /** The sentence, in the reader's language. */
  message: string;
  /** The nearest possible quantity, where another quantity solves it. */
  suggested_quantity?: number | null;
}

/**
 * A line of a cart, an order or a quote request. The fields are those of the contract's `CartLine` and `OrderLine`; the
 * site adds the link and the chosen options. Amounts are in minor units.
 */
export interface CartLineData {
  /** Stable and unique among the lines; identifies it in forms and callbacks. */
  id: number | string;
  product_id?: number;
  code: string;
  title: string;
  /** The product's page; absent if it is no longer in the catalogue. */
  href?: string | null;
  image?: ImageSource | null;
  variants?: readonly ChosenVariant[];
  /** Pieces. */
  quantity: number;
  /** @default 1 */
  minimum_order?: number;
  /** Pieces per carton; null if sold loose. @default null */
  carton_quantity?: number | null;
  /** Whether and when its quantity is available, in the reader's language. */
  availability?: string | null;
  /** Net price of a piece. */
  unit_price_minor?: number | null;
  /** The price that the visitor saw before, if it differs. */
  previous_unit_price_minor?: number | null;
  amount_minor?: number | null;
  /** The next larger quantity at which a piece costs less. */
  next_price?: { from_quantity: number; unit_price_minor: number } | null;
  issues?: readonly CartLineIssue[];
}

/** Whether a line is no longer available in any quantity. */
export const isWithdrawn = (line: CartLineData): boolean =>
  line.issues?.some((issue) => issue.kind === "withdrawn") ?? false;
