import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Button } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Button, (locale) => ({ children: dialogFixture[locale].send }));
