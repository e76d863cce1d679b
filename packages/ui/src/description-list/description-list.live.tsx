import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { live as liveOf } from "../documentation/live.ts";
import { DescriptionList } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(DescriptionList, (locale) => ({
  items: [
    { key: "name", term: dialogFixture[locale].name, value: "Ege Kozmetik A.Ş." },
    { key: "email", term: dialogFixture[locale].email, value: "ipek.sahin@example.com" },
  ],
}));
