import { pathTo } from "@preforma/domain/routes";
import { Container } from "@preforma/ui/layout";
import { SearchForm } from "@preforma/ui/search-form";
import { Eyebrow, Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../i18n/translations.tsx";
import { useRootData } from "../shell/root-data.ts";
import * as css from "./error-page.css.ts";

/** An unknown address: says so, and helps on with search and the product groups. */
export function NotFound() {
  const { t, locale } = useTranslation();
  const categories = useRootData()?.categories ?? [];
  return (
    <Container className={css.page}>
      <title>{`${t("error.notFoundTitle")} – ${t("siteName")}`}</title>
      <meta name="robots" content="noindex" />
      <Eyebrow>404</Eyebrow>
      <Heading level={1}>{t("error.notFoundTitle")}</Heading>
      <Text size="l" tone="muted" measure>
        {t("error.notFoundText")}
      </Text>
      <div className={css.search}>
        <SearchForm action={pathTo("products", locale)} size="large" />
      </div>
      {categories.length > 0 && (
        <section>
          <Heading level={2} size="l" className={css.groups}>
            {t("error.groups")}
          </Heading>
          <ul role="list" className={css.groupLinks}>
            {categories.map((category) => (
              <li key={category.id}>
                <a href={category.href} className={css.group}>
                  <span>{category.title}</span>
                  <span className={css.groupCount}>{category.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}
