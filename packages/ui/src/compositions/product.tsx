import { ButtonLink } from "../button/index.ts";
import { FavouriteButton } from "../favourite-button/index.ts";
import { fixtureColours, fixtureImage, fixtureProducts, fixtureThumbnail } from "../fixtures/index.ts";
import { Gallery } from "../gallery/index.ts";
import { Cluster, Stack } from "../layout/index.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { QuantityStepper } from "../quantity-stepper/index.ts";
import { SpecTable } from "../spec-table/index.ts";
import { VariantPicker } from "../variant-picker/index.ts";
import * as css from "./compositions.css.ts";
import { Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

/** A product with its pictures, its variants and the quote button. */
export function Product() {
  const { locale } = useLocale();
  const quote = useMessages("quote-dialog");
  const words = wordsIn(locale);
  const product = fixtureProducts[0]!;
  const title = product.title[locale];
  const [volume, neck, material] = product.facts[locale];
  const rows = { [words.volume]: volume, [words.neck]: neck, [words.material]: material };
  return (
    <Page title={title}>
      <div className={css.halves}>
        <Gallery
          items={fixtureProducts.slice(0, 3).map((one) => ({
            id: one.code,
            label: one.title[locale],
            image: fixtureImage(one.picture, one.title[locale]),
            thumbnail: fixtureThumbnail(one.picture),
          }))}
        />
        <Stack gap="l">
          <VariantPicker
            axes={[
              {
                id: "colour",
                title: words.colour,
                options: fixtureColours.map(({ key, hex, transparent, title: name }, place) => ({
                  id: key,
                  label: name[locale],
                  href: `#${key}`,
                  hex,
                  transparent,
                  selected: place === 1,
                })),
              },
            ]}
          />
          <QuantityStepper rule={{ minimum_order: product.minimumOrder, carton_quantity: 240 }} />
          <Cluster>
            <ButtonLink href="#quote" variant="accent">
              {quote.title}
            </ButtonLink>
            <FavouriteButton title={title} action="#favourites" showLabel />
          </Cluster>
          <SpecTable
            caption={words.data}
            rows={Object.entries(rows).map(([label, value]) => ({ id: label, label, value }))}
          />
        </Stack>
      </div>
    </Page>
  );
}
