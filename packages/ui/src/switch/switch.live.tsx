import { fieldWords } from "../fixtures/field-words.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Switch } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  Switch,
  (locale) => ({
    name: "newsletter",
    label: fieldWords[locale].newsletter,
    hint: fieldWords[locale].newsletterHint,
  }),
  400,
);
