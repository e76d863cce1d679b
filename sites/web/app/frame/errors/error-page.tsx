import { pathTo } from "@preforma/domain/routes";
import { ErrorPage as ErrorView, type ErrorPageKind } from "@preforma/ui/error-page";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";

/**
 * Replaces a page that does not exist or could not be rendered. The cause is in the server's log, not shown to
 * visitors.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, locale } = useTranslation();
  const { pathname, search } = useLocation();
  const categories = useRootData()?.categories ?? [];
  return (
    <ErrorView
      kind={kindOf(error)}
      siteName={t("siteName")}
      homeHref={pathTo("home", locale)}
      searchAction={pathTo("products", locale)}
      categories={categories}
      retryHref={`${pathname}${search}`}
    />
  );
}

/** The kind of error page for a thrown value. */
export function kindOf(error: unknown): ErrorPageKind {
  if (!isRouteErrorResponse(error)) return "failed";
  switch (error.status) {
    case 403:
      return "refused";
    case 404:
      return "not-found";
    case 410:
      return "gone";
    case 413:
      return "too-large";
    default:
      return "failed";
  }
}
