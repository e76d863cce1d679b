import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Stepper } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Stepper, (locale) => ({
  steps: [
    { id: "name", label: dialogFixture[locale].name, href: "#name" },
    { id: "email", label: dialogFixture[locale].email },
    { id: "send", label: dialogFixture[locale].send },
  ],
  current: 1,
}));
