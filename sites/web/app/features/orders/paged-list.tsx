import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { Stack } from "@preforma/ui/layout";
import { Pagination } from "@preforma/ui/pagination";
import type { ReactNode } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";

interface PagedListProps {
  /** The page of the list; its texts `none` and `noneText` are for an empty one. */
  page: "accountOrders" | "accountRequests";
  number: number;
  totalPages: number;
  /** List items, each with a key. */
  children: readonly ReactNode[];
}

/** A customer's orders or requests, paginated; if empty, with a link to the products. */
export function PagedList({ page, number, totalPages, children }: PagedListProps) {
  const { t, locale } = useTranslation("account");
  return (
    <>
      {children.length === 0 ? (
        <EmptyState
          title={t(`${page}.none`)}
          actions={<ButtonLink href={pathTo("products", locale)}>{t("toProducts")}</ButtonLink>}
        >
          {t(`${page}.noneText`)}
        </EmptyState>
      ) : (
        <Stack as="ul">{children}</Stack>
      )}
      {totalPages > 1 && (
        <Pagination
          page={number}
          pageCount={totalPages}
          hrefFor={(one) => `${pathTo(page, locale)}?page=${one}`}
        />
      )}
    </>
  );
}
