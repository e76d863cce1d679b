import { pathTo } from "@preforma/domain/routes";
import { ErrorPage as ErrorView, type ErrorPageKind } from "@preforma/ui/error-page";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";

/** What is shown in place of a page that is not there or could not be made. Why is for the server's log, not for visitors. */
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

/** The page that is shown for what was thrown. */
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
