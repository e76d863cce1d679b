import { pathTo } from "@preforma/domain/routes";
import { ErrorPage as ErrorView } from "@preforma/ui/error-page";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useTranslation } from "../i18n/translations.tsx";
import { useRootData } from "../shell/root-data.ts";

/** What is shown in place of a page that is not there or could not be made. Why is for the server's log, not for visitors. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, locale } = useTranslation();
  const { pathname, search } = useLocation();
  const categories = useRootData()?.categories ?? [];
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorView
      kind={notFound ? "not-found" : "failed"}
      siteName={t("siteName")}
      homeHref={pathTo("home", locale)}
      searchAction={pathTo("products", locale)}
      categories={categories}
      retryHref={`${pathname}${search}`}
    />
  );
}
