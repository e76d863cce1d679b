import { shopKey } from "@preforma/domain/shop";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAfterHydration } from "../../platform/loading/after-hydration.ts";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";
import { cartCountOf } from "./cart-cookies.ts";

declare module "../../platform/loading/personal.ts" {
  interface Personal {
    /** How many lines the visitor's cart has. */
    cartLines: number;
  }
}

/**
 * Lines in the cart of the person at the screen. A cookie of the shop's last answer says it, so that nothing is asked
 * for, but once after a sign-in, when what a visitor had comes along. `known` on the server.
 */
export function useCartCount(known = 0): number {
  const { status, session } = useVisitorSession();
  const owner = status === "loading" ? null : (session?.user.id ?? 0);
  const { data = known, refetch } = useQuery({
    queryKey: [shopKey, "count", owner],
    async queryFn() {
      if (owner && cartCountOf(document.cookie)?.owner !== owner) {
        const { refreshCart } = await import("./refresh-cart.browser.ts");
        await refreshCart();
      }
      const counted = cartCountOf(document.cookie);
      return counted && (owner === null || counted.owner === owner) ? counted.lines : 0;
    },
    placeholderData: keepPreviousData,
    // Another tab may have changed it.
    refetchOnWindowFocus: "always",
  });
  // So may a form of the page that the visitor comes from: an order empties the cart.
  const { key } = useLocation();
  useEffect(() => void refetch({ cancelRefetch: false }), [key, refetch]);
  return useAfterHydration(data, known);
}
