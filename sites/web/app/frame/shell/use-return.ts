import { matchPath } from "@preforma/domain/routes";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isForVisitor } from "../../platform/pages/page-table.ts";
import { cartChanged } from "../../features/shop/cart-count.ts";

/**
 * Brings a page up to date that the browser shows again as it was left, such as the checkout behind the bank's page:
 * the cart may have become an order since.
 */
export function useReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      cartChanged();
      const page = matchPath(location.pathname);
      if (page && isForVisitor(page.name)) void revalidate();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [revalidate]);
}
