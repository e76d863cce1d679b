import type { SafeAnswer, SafeClient } from "../http/index.ts";

/** The storage for reported views: a browser's `sessionStorage`. */
export type ViewMarks = Pick<Storage, "getItem" | "setItem">;

const key = (productId: number, customerId: number | null): string =>
  `preforma.viewed.${productId}.${customerId ?? "visitor"}`;

/**
 * Whether a view is not reported yet in this session, per pair of product and customer; marks it as reported. Without
 * storage, which a browser may deny, every view counts as new: the server stores one entry per pair anyway.
 */
export function isFirstView(marks: ViewMarks | null, productId: number, customerId: number | null): boolean {
  try {
    if (marks?.getItem(key(productId, customerId)) != null) return false;
    marks?.setItem(key(productId, customerId), "1");
  } catch {
    // Storage is full or denied.
  }
  return true;
}

/**
 * Reports a product view to the server: once per product and customer pair in a session. The caller ignores the answer;
 * a failure is not worth an error message.
 */
export const logView = (
  client: SafeClient,
  productId: number,
  customerId: number | null,
): Promise<SafeAnswer<null>> =>
  client.post("products/view-logs", { product_id: productId, customer_id: customerId });
