import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { useTranslation } from "../i18n/translations.tsx";
import { isRouteErrorResponse, useLocation } from "react-router";
import * as css from "./error-page.css.ts";
import { NotFound } from "./not-found.tsx";
import { Heading, Text } from "@preforma/ui/text";
import { Container } from "@preforma/ui/layout";

/** What is shown in place of a page that could not be made. Why is for the server's log, not for visitors. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, locale } = useTranslation();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Container className={css.page}>
      <title>{`${t("error.failedTitle")} – ${t("siteName")}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{t("error.failedTitle")}</Heading>
      <Text size="l" tone="muted" measure>
        {t("error.failedText")}
      </Text>
      <p className={css.actions}>
        {/* A plain link: the whole document is asked for once more. */}
        <a href={`${pathname}${search}`} target="_self" className={css.retry}>
          {t("error.retry")}
        </a>
        <ButtonLink href={pathTo("home", locale)} variant="outline">
          {t("error.toHome")}
        </ButtonLink>
      </p>
    </Container>
  );
}
