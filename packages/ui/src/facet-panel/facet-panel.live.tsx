import { live as liveOf } from "../documentation/live.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { fixtureColours } from "../fixtures/index.ts";
import { FacetPanel } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  FacetPanel,
  (locale) => ({
    action: "#",
    resultCount: 21,
    facets: [
      {
        name: "colour",
        title: fieldWords[locale].volume,
        values: fixtureColours.map(({ key, hex, title }, place) => ({
          value: key,
          title: title[locale],
          hex,
          count: 50 - place,
          selected: place === 0,
        })),
      },
    ],
    volume: { min: 2, max: 220_000, from: 250 },
  }),
  320,
);
