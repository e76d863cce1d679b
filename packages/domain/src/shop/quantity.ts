/** Max pieces of one article in a cart line. */
export const maxPieces = 10_000_000;

/** The quantities in which an article is sold, in pieces. */
export interface QuantityRule {
  minimum_order: number;
  /** Pieces in a carton or pack; null where it is sold loose. */
  carton_quantity: number | null;
}

/** Why a quantity cannot be ordered, with the nearest valid ones; `lower` is null below the smallest. */
export interface QuantityProblem {
  kind: "not_whole" | "below_minimum" | "not_full_cartons" | "above_limit";
  lower: number | null;
  higher: number | null;
}

/** Pieces between one valid quantity and the next. */
export const stepOf = (rule: QuantityRule): number => Math.max(1, rule.carton_quantity ?? 1);

/** The smallest valid quantity: full cartons that reach the minimum. */
export function smallestQuantity(rule: QuantityRule): number {
  const step = stepOf(rule);
  return Math.ceil(Math.max(1, rule.minimum_order) / step) * step;
}

/** The smallest valid quantity that is not less than the requested one; null beyond {@link maxPieces}. */
export function nextValidQuantity(wanted: number, rule: QuantityRule): number | null {
  const step = stepOf(rule);
  const reached = Math.max(smallestQuantity(rule), Math.ceil(Math.max(0, wanted) / step) * step);
  return reached <= maxPieces ? reached : null;
}

/** The largest valid quantity that is not more than the requested one; null below the smallest. */
export function previousValidQuantity(wanted: number, rule: QuantityRule): number | null {
  const step = stepOf(rule);
  const reached = Math.floor(Math.min(wanted, maxPieces) / step) * step;
  return reached >= smallestQuantity(rule) ? reached : null;
}

/** Whether the stock covers the smallest order; null where the stock is not counted. */
export const isInStock = (stock: number | null, rule: QuantityRule): boolean | null =>
  stock === null ? null : stock >= smallestQuantity(rule);

/** Why a quantity of pieces cannot be ordered, and how to correct it; null when it can. */
export function quantityProblem(quantity: number, rule: QuantityRule): QuantityProblem | null {
  const kind = kindOf(quantity, rule);
  if (!kind) return null;
  const wanted = Number.isNaN(quantity) ? 0 : quantity;
  return {
    kind,
    lower: previousValidQuantity(wanted, rule),
    higher: nextValidQuantity(Math.min(wanted, Number.MAX_SAFE_INTEGER), rule),
  };
}

function kindOf(quantity: number, rule: QuantityRule): QuantityProblem["kind"] | null {
  if (quantity > maxPieces) return "above_limit";
  if (!Number.isSafeInteger(quantity)) return "not_whole";
  if (quantity < rule.minimum_order || quantity < 1) return "below_minimum";
  return quantity % stepOf(rule) === 0 ? null : "not_full_cartons";
}
