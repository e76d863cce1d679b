import type { CartIssue } from "@preforma/domain/shop";
import type { ImageSource } from "../picture/picture.tsx";

/** Something that was chosen of a product. */
export interface ChosenVariant {
  /** What was chosen, in the reader's language: `Renk`. */
  label: string;
  /** The choice: `RAL 5015`, `Amber`. */
  value: string;
  /** `#rrggbb`: a dot of the colour is before the value. */
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
 * A line of a cart, of an order or of a request for a quote. The fields are those of the contract's `CartLine` and
 * `OrderLine`; the site adds where the title leads and what was chosen. Amounts are minor units.
 */
export interface CartLineData {
  /** Stable among the lines; what forms and callbacks name it by. */
  id: number | string;
  product_id?: number;
  code: string;
  title: string;
  /** The product's page; absent for what is no longer in the catalogue. */
  href?: string | null;
  image?: ImageSource | null;
  variants?: readonly ChosenVariant[];
  /** Pieces. */
  quantity: number;
  /** @default 1 */
  minimum_order?: number;
  /** Pieces in a carton; null where it is sold loose. @default null */
  carton_quantity?: number | null;
  /** Whether and when its quantity can be had, in the reader's language. */
  availability?: string | null;
  /** Net price of a piece. */
  unit_price_minor?: number | null;
  /** The price that the visitor saw before, where it differs. */
  previous_unit_price_minor?: number | null;
  amount_minor?: number | null;
  /** The next larger quantity at which a piece costs less. */
  next_price?: { from_quantity: number; unit_price_minor: number } | null;
  issues?: readonly CartLineIssue[];
}

/** Whether a line is no longer available in any quantity. */
export const isWithdrawn = (line: CartLineData): boolean =>
  line.issues?.some((issue) => issue.kind === "withdrawn") ?? false;
