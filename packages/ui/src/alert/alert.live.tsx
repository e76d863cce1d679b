import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Alert } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Alert, (locale) => ({
  title: dialogFixture[locale].title,
  children: dialogFixture[locale].lead,
}));
