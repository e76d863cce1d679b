import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useCartCount } from "./cart-count.ts";

/** Reads the cart again when another tab has put something in or taken it out. */
export function useCartOfOtherTabs(shown: number): void {
  const { revalidate } = useRevalidator();
  const count = useCartCount(shown);
  useEffect(() => {
    if (count !== shown) void revalidate();
  }, [count, shown, revalidate]);
}
