import { live as liveOf } from "../documentation/live.ts";
import { fixtureCampaigns } from "../fixtures/index.ts";
import { Timeline } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Timeline, (locale) => ({
  items: fixtureCampaigns.map(({ key, validFrom, texts }) => ({
    key,
    when: validFrom.slice(0, 4),
    title: texts[locale].title,
    text: texts[locale].summary,
  })),
}));
