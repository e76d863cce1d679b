import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { cartCountOf } from "./cart-cookies.ts";

/** Asks for the cart anew when the page is looked at again and another tab has put something in or taken it out. */
export function useCartOfOtherTabs(shown: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      const counted = document.visibilityState === "visible" ? cartCountOf(document.cookie) : null;
      if (counted && counted.lines !== shown) void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [shown, revalidate]);
}
