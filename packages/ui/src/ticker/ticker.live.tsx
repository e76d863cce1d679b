import { live as liveOf } from "../documentation/live.ts";
import { fixtureArticles } from "../fixtures/index.ts";
import { Ticker } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Ticker, (locale) => ({
  items: fixtureArticles.map(({ key, texts }) => ({ id: key, text: texts[locale].title, href: "#article" })),
}));
