import { live as liveOf } from "../documentation/live.ts";
import { fixtureProducts } from "../fixtures/index.ts";
import { FavouriteButton } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(FavouriteButton, (locale) => ({
  title: fixtureProducts[0]?.title[locale] ?? "",
  action: "#",
  send: () => Promise.resolve(),
}));
