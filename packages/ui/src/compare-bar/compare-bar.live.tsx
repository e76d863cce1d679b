import { live as liveOf } from "../documentation/live.ts";
import { fixtureProducts } from "../fixtures/index.ts";
import { CompareBar } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(CompareBar, (locale) => ({
  products: fixtureProducts.slice(0, 3).map(({ code, title }) => ({ id: code, title: title[locale] })),
  most: 4,
  href: "#compare",
  onRemove: () => undefined,
  onClear: () => undefined,
}));
