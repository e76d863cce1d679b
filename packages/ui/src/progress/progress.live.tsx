import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Progress } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Progress, (locale) => ({ label: dialogFixture[locale].send, value: 42 }), 480);
