import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Accordion } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Accordion, (locale) => ({
  items: [
    { id: "samples", title: dialogFixture[locale].title, content: dialogFixture[locale].lead, open: true },
    { id: "quality", title: dialogFixture[locale].question, content: dialogFixture[locale].paragraph },
  ],
}));
