import { live as liveOf } from "../documentation/live.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { Section } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Section, (locale) => ({
  tone: "sunken" as const,
  children: dialogFixture[locale].paragraph,
}));
