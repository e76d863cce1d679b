import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { TextLink } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(TextLink, (locale) => ({
  href: "#samples",
  children: dialogFixture[locale].open,
}));
