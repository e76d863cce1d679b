import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { TextField } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  TextField,
  (locale) => ({
    name: "email",
    type: "email",
    label: dialogFixture[locale].email,
  }),
  400,
);
