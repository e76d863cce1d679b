import { workplaces } from "@preforma/domain/content";
import { ContactForm } from "../contact-form/index.ts";
import { Stack } from "../layout/index.ts";
import { MapFrame } from "../map-frame/index.ts";
import { fixtureText } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Heading } from "../text/index.ts";
import * as css from "./compositions.css.ts";
import { Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

/** A contact form, and the company's location. */
export function Contact() {
  const { locale } = useLocale();
  const words = wordsIn(locale);
  return (
    <Page title={fixtureText("contact", locale)}>
      <div className={css.halves}>
        <Stack gap="m">
          <Heading level={2} size="l" id="write">
            {words.write}
          </Heading>
          <ContactForm action="#contact" aria-labelledby="write" />
        </Stack>
        <MapFrame
          title={workplaces.headquarters[locale]}
          address={["Plastikçiler Caddesi No: 24", "34490 Başakşehir, İstanbul"]}
          src="about:blank#map"
          provider="OpenStreetMap"
          mapHref="https://www.openstreetmap.org/#map=15/41.09/28.80"
          routeHref="https://www.openstreetmap.org/directions?to=41.09,28.80"
        />
      </div>
    </Page>
  );
}
