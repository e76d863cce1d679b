import { live as liveOf } from "../documentation/live.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { CategoryCard } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  CategoryCard,
  (locale) => ({
    href: "#bottles",
    title: fixtureProducts[0]?.title[locale] ?? "",
    note: "486",
    image: fixtureImage("bottle-amber", ""),
  }),
  280,
);
