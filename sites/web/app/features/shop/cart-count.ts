import { useEffect, useSyncExternalStore } from "react";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";
import { cartCountOf } from "./cart-cookies.ts";

declare module "../../platform/loading/personal.ts" {
  interface Personal {
    /** How many lines the visitor's cart has. */
    cartLines: number;
  }
}

const listeners = new Set<() => void>();

/** The cart may have changed: whoever shows its count looks anew. */
export function cartChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed it.
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** For whom the count has been asked for in this document. */
let asked: number | null = null;

/**
 * Lines in the cart of whoever looks, told by a cookie of the last answer of the shop: nothing is asked for, but
 * once after a sign-in, when what a visitor had comes along. `known` on the server.
 */
export function useCartCount(known = 0): number {
  const { status, session } = useVisitorSession();
  const owner = session?.user.id ?? 0;
  const isKnown = status !== "loading";
  const count = useSyncExternalStore(
    subscribe,
    () => {
      const counted = cartCountOf(document.cookie);
      return counted && (!isKnown || counted.owner === owner) ? counted.lines : 0;
    },
    () => known,
  );
  useEffect(() => {
    if (!isKnown || owner === 0 || asked === owner || cartCountOf(document.cookie)?.owner === owner) return;
    asked = owner;
    void import("./refresh-cart.browser.ts").then(({ refreshCart }) => refreshCart()).catch(() => undefined);
  }, [isKnown, owner]);
  return count;
}
