import { live as liveOf } from "../documentation/live.ts";
import { fixturePeople } from "../fixtures/index.ts";
import { PersonCard } from "./index.ts";

const [person] = fixturePeople;

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  PersonCard,
  (locale) => ({
    name: person?.name ?? "",
    monogram: person?.monogram ?? "",
    title: person?.texts[locale].title ?? "",
    summary: person?.texts[locale].summary ?? "",
  }),
  420,
);
