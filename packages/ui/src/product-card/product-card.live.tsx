import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { live as liveOf } from "../documentation/live.ts";
import { ProductCard } from "./index.ts";

const [product] = fixtureProducts;

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  ProductCard,
  (locale) => ({
    href: "#product",
    title: product?.title[locale] ?? "",
    code: product?.code ?? "",
    image: fixtureImage("bottle-amber", ""),
    facts: product?.facts[locale] ?? [],
    price: { amountMinor: 845, currency: "TRY" },
    minimumOrder: 1200,
    variantCount: 6,
    foodContact: true,
  }),
  280,
);
