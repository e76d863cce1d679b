import { ButtonLink } from "../button/index.ts";
import { CategoryCard } from "../category-card/index.ts";
import { fixtureArticles, fixtureCategories, fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { Grid, Section, Stack } from "../layout/index.ts";
import { fixtureText } from "../navigation/navigation.fixtures.ts";
import { NewsCard } from "../news-card/index.ts";
import { ProductGrid } from "../product-grid/index.ts";
import { useLocale } from "../provider/index.ts";
import { Heading, Text } from "../text/index.ts";
import { FixtureCard, Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

/** The company's products, product groups, popular products and news. */
export function Home() {
  const { locale } = useLocale();
  const words = wordsIn(locale);
  return (
    <Page>
      <Section tone="ink">
        <Stack gap="l" align="start">
          <Heading level={1}>{words.slogan}</Heading>
          <Text size="l" measure>
            {words.lead}
          </Text>
          <ButtonLink href="#products" variant="accent">
            {words.browse}
          </ButtonLink>
        </Stack>
      </Section>
      <Section>
        <Stack gap="l">
          <Heading level={2}>{words.categories}</Heading>
          <Grid as="ul">
            {fixtureCategories.map((category) => (
              <li key={category.picture}>
                <CategoryCard
                  href={`#${category.picture}`}
                  title={category.title[locale]}
                  image={fixtureImage(category.picture, "")}
                  priority
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section tone="sunken">
        <Stack gap="l">
          <Heading level={2}>{words.popular}</Heading>
          <ProductGrid label={words.popular}>
            {fixtureProducts.map((product, place) => (
              <FixtureCard key={product.code} place={place} headingLevel={3} />
            ))}
          </ProductGrid>
        </Stack>
      </Section>
      <Section>
        <Stack gap="l">
          <Heading level={2}>{fixtureText("news", locale)}</Heading>
          <Grid columns="large">
            {fixtureArticles.slice(0, 2).map((article) => (
              <NewsCard
                key={article.key}
                href={`#${article.key}`}
                title={article.texts[locale].title}
                summary={article.texts[locale].summary}
                date={article.publishedAt}
                kind={article.kind}
                priority
              />
            ))}
          </Grid>
        </Stack>
      </Section>
    </Page>
  );
}
