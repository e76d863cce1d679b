import { shopKey } from "@preforma/domain/shop";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAfterHydration } from "../../platform/loading/after-hydration.ts";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";
import { cartCountOf } from "./cart-cookies.ts";

declare module "../../platform/loading/personal.ts" {
  interface Personal {
    /** The number of lines in the visitor's cart. */
    cartLines: number;
  }
}

/**
 * The number of lines in the current cart. A cookie of the shop's last response has it, so that no request is needed,
 * except once after a sign-in, when the visitor's cart is merged. `known` on the server.
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
  // So may a form of the previous page: an order empties the cart.
  const { key } = useLocation();
  useEffect(() => void refetch({ cancelRefetch: false }), [key, refetch]);
  return useAfterHydration(data, known);
}
