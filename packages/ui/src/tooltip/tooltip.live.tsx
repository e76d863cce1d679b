import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Tooltip } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Tooltip, (locale) => ({
  text: dialogFixture[locale].lead,
  children: <Button>{dialogFixture[locale].open}</Button>,
}));
