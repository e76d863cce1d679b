import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Breadcrumb } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Breadcrumb, (locale) => ({
  items: [{ label: dialogFixture[locale].title, href: "#home" }, { label: dialogFixture[locale].open }],
}));
