import type { ReactNode } from "react";
import { Breadcrumb } from "../breadcrumb/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { Container, SkipLink, Stack } from "../layout/index.ts";
import { fixtureNavigation, fixtureText, stayHere } from "../navigation/navigation.fixtures.ts";
import { ProductCard } from "../product-card/index.ts";
import { useLocale } from "../provider/index.ts";
import { SiteFooter } from "../site-footer/index.ts";
import { SiteHeader } from "../site-header/index.ts";
import { Heading } from "../text/index.ts";
import { TopBar } from "../top-bar/index.ts";

interface PageProps {
  /** The page's heading, with the breadcrumb above; a page without it renders its own. */
  title?: string;
  children: ReactNode;
}

/** A whole page as a site assembles it: top bar, header, content, footer. */
export function Page({ title, children }: PageProps) {
  const { locale } = useLocale();
  const navigation = fixtureNavigation(locale);
  return (
    <div role="presentation" onClick={stayHere}>
      <SkipLink target="content" />
      <TopBar links={navigation.topLinks} phones={navigation.phones} languages={navigation.languages} />
      <SiteHeader
        homeHref={navigation.homeHref}
        products={navigation.products}
        items={navigation.items}
        search={navigation.search}
        favourites={{ href: "#favourites", count: 3 }}
        user={{
          session: { status: "unauthenticated" },
          accountHref: "#account",
          signInHref: "#login",
          registerHref: "#register",
          signOut: { action: "#signout" },
        }}
        languages={navigation.languages}
        languagesInTopBar
        sidebar={{ more: navigation.topLinks, phones: navigation.phones, emails: navigation.emails }}
      />
      <main id="content">
        {title === undefined ? (
          children
        ) : (
          <Container style={{ paddingBlock: "2rem 4rem" }}>
            <Stack gap="l">
              <Breadcrumb
                items={[{ label: fixtureText("products", locale), href: "#products" }, { label: title }]}
              />
              <Heading level={1} size="xxl">
                {title}
              </Heading>
              {children}
            </Stack>
          </Container>
        )}
      </main>
      <SiteFooter
        {...navigation.footer}
        year={2026}
        addresses={["Atatürk Mah. Sanayi Cad. No: 12, 34500 Büyükçekmece / İstanbul"]}
        phones={navigation.phones}
        emails={navigation.emails}
        hours={{ weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] }}
        social={[]}
        cookieSettings={<button type="button">{fixtureText("cookies", locale)}</button>}
      />
    </div>
  );
}

/** A fixture product as its card. */
export function FixtureCard({ place, headingLevel = 2 }: { place: number; headingLevel?: 2 | 3 }) {
  const { locale } = useLocale();
  const product = fixtureProducts[place]!;
  return (
    <ProductCard
      href={`#${product.code}`}
      title={product.title[locale]}
      code={product.code}
      image={fixtureImage(product.picture, product.title[locale])}
      facts={product.facts[locale]}
      price={product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" }}
      minimumOrder={product.minimumOrder}
      variantCount={product.variantCount}
      foodContact={product.foodContact}
      headingLevel={headingLevel}
      priority
    />
  );
}
