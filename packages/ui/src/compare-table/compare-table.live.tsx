import { live as liveOf } from "../documentation/live.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { CompareTable } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(CompareTable, (locale) => ({
  products: fixtureProducts.slice(0, 2).map(({ code, title, picture }) => ({
    id: code,
    title: title[locale],
    href: "#product",
    code,
    image: fixtureImage(picture, ""),
    removeHref: "#remove",
  })),
  rows: [
    { id: "volume", label: fieldWords[locale].volume, values: ["500", "1000"] },
    { id: "wall", label: fieldWords[locale].wallThickness, values: ["0.8", "0.8"] },
  ],
  differencesHref: "#differences",
  addHref: "#add",
}));
