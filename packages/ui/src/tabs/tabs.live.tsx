import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Tabs } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Tabs, (locale) => ({
  label: dialogFixture[locale].title,
  items: [
    { id: "samples", label: dialogFixture[locale].title, content: dialogFixture[locale].lead },
    { id: "quality", label: dialogFixture[locale].open, content: dialogFixture[locale].paragraph },
  ],
}));
