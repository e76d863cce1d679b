import { directionOf, type Locale } from "@preforma/domain/locales";
import { messagesFor } from "../../messages/index.ts";
import { fixtureNavigation, fixtureText } from "../../navigation/navigation.fixtures.ts";
import { UiProvider } from "../../provider/index.ts";
import { SiteFooter } from "../../site-footer/index.ts";
import { TopBar } from "../../top-bar/index.ts";
import { SiteHeader } from "../../site-header/index.ts";
import "../../theme/fonts.css.ts";
import "../../theme/theme.css.ts";

/** A long page with header and footer, as a site would compose it. */
export function JourneyPage({ locale }: { locale: Locale }) {
  const navigation = fixtureNavigation(locale);
  return (
    <UiProvider locale={locale} direction={directionOf(locale)} messages={messagesFor(locale)}>
      <TopBar links={navigation.topLinks} phones={navigation.phones} languages={navigation.languages} />
      <SiteHeader
        homeHref={navigation.homeHref}
        products={navigation.products}
        items={navigation.items}
        search={navigation.search}
        favourites={{ href: `/${locale}/favourites`, count: 3 }}
        user={{
          session: { status: "loading" },
          accountHref: `/${locale}/account`,
          signInHref: `/${locale}/login`,
          registerHref: `/${locale}/register`,
          signOut: { action: "/api/auth/signout" },
        }}
        languages={navigation.languages}
        sidebar={{ more: navigation.topLinks, phones: navigation.phones, emails: navigation.emails }}
        fixed
      />
      <main style={{ minBlockSize: "150vb" }}>
        <p id="measured" style={{ inlineSize: "fit-content" }}>
          {navigation.footer.about}
        </p>
      </main>
      <SiteFooter
        {...navigation.footer}
        year={2026}
        addresses={["Atatürk Mah. Sanayi Cad. No: 12, 34500 Büyükçekmece / İstanbul"]}
        phones={navigation.phones}
        emails={navigation.emails}
        hours={{ weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] }}
        social={["facebook", "instagram", "twitter", "linkedin", "youtube"].map((name) => ({
          name,
          href: `https://${name}.example/preforma`,
          label: `Preforma – ${name}`,
        }))}
        cookieSettings={<button type="button">{fixtureText("cookies", locale)}</button>}
      />
    </UiProvider>
  );
}
