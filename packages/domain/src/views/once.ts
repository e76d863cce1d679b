/** Where it is remembered what has been told: `sessionStorage` of a browser. */
export type ViewMarks = Pick<Storage, "getItem" | "setItem">;

const key = (productId: number, customerId: number | null): string =>
  `preforma.viewed.${productId}.${customerId ?? "visitor"}`;

/**
 * Whether a view is not reported yet in this session, per pair of product and customer (section 4); marks it as
 * reported. Without storage, which a browser may forbid, every view counts as new: the server keeps one entry per
 * pair anyway.
 */
export function isFirstView(marks: ViewMarks | null, productId: number, customerId: number | null): boolean {
  try {
    if (marks?.getItem(key(productId, customerId)) != null) return false;
    marks?.setItem(key(productId, customerId), "1");
  } catch {
    // Full or forbidden.
  }
  return true;
}
