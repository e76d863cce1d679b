import type { Locale } from "@preforma/domain/locales";
import { formatMoney, shopMessage } from "@preforma/domain/shop";
import { fixtureColours, fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import type { CartLineData } from "./cart-line-data.ts";
import colourWord from "./cart.words.json" with { type: "json" };

const [amber, white, jar, pump] = fixtureProducts;
/** A colour of the fixtures as a line shows it. */
function colour(key: string, locale: Locale) {
  const found = fixtureColours.find((one) => one.key === key);
  return { label: colourWord[locale], value: found?.title[locale] ?? "", hex: found?.hex ?? null };
}

const amounts = (quantity: number, unit: number) => ({
  quantity,
  unit_price_minor: unit,
  amount_minor: quantity * unit,
});

/** An amber bottle in full cartons, without any notices. */
export const amberLine = (locale: Locale): CartLineData => ({
  id: 1,
  product_id: 101,
  code: amber!.code,
  title: amber!.title[locale],
  href: "#sise",
  image: fixtureImage(amber!.picture, ""),
  variants: [colour("amber", locale)],
  minimum_order: 1200,
  carton_quantity: 240,
  ...amounts(2400, 845),
});

/** A bottle whose price has changed, in a colour of the RAL collection. */
export const pricedAnewLine = (locale: Locale): CartLineData => ({
  id: 2,
  product_id: 102,
  code: white!.code,
  title: white!.title[locale],
  href: "#kulplu",
  image: fixtureImage(white!.picture, ""),
  variants: [{ ...colour("blue", locale), value: "RAL 5015", hex: "#2874b2" }],
  minimum_order: 600,
  carton_quantity: 60,
  ...amounts(600, 1290),
  previous_unit_price_minor: 1210,
  issues: [
    {
      kind: "price_changed",
      message: shopMessage("issuePrice", locale, {
        before: formatMoney(1210, "TRY", locale),
        now: formatMoney(1290, "TRY", locale),
      }),
      suggested_quantity: null,
    },
  ],
});

/** A pump with too little stock. */
export const scarceLine = (locale: Locale): CartLineData => ({
  id: 3,
  product_id: 103,
  code: pump!.code,
  title: pump!.title[locale],
  href: "#pompa",
  image: fixtureImage(pump!.picture, ""),
  variants: [colour("white", locale)],
  minimum_order: 2400,
  carton_quantity: 1200,
  ...amounts(12_000, 615),
  issues: [
    {
      kind: "stock",
      message: shopMessage("issueStock", locale, { available: 8400 }),
      suggested_quantity: 8400,
    },
  ],
});

/** A jar that is no longer sold. */
export const withdrawnLine = (locale: Locale): CartLineData => ({
  id: 4,
  product_id: 104,
  code: jar!.code,
  title: jar!.title[locale],
  href: null,
  image: fixtureImage(jar!.picture, ""),
  quantity: 500,
  unit_price_minor: null,
  amount_minor: null,
  issues: [{ kind: "withdrawn", message: shopMessage("issueWithdrawn", locale), suggested_quantity: null }],
});

/** The jar while it is offered on request, sold loose. */
export const jarLine = (locale: Locale): CartLineData => ({
  ...withdrawnLine(locale),
  href: "#kavanoz",
  variants: [colour("blue", locale)],
  quantity: 5000,
  issues: [],
});
