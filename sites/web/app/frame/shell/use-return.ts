import { matchPath } from "@preforma/domain/routes";
import { shopKey } from "@preforma/domain/shop";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isForVisitor } from "../../platform/pages/page-table.ts";

/**
 * Refreshes a page that the browser restores from its back/forward cache, such as the checkout behind the bank's page:
 * the cart may have become an order since.
 */
export function useReturn(): void {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      void client.invalidateQueries({ queryKey: [shopKey] });
      const page = matchPath(location.pathname);
      if (page && isForVisitor(page.name)) void revalidate();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [client, revalidate]);
}
