import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Card } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Card, (locale) => ({ children: dialogFixture[locale].paragraph }));
