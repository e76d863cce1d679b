import { fieldWords } from "../fixtures/field-words.ts";
import { live as liveOf } from "../documentation/live.ts";
import { PhoneField } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  PhoneField,
  (locale) => ({
    name: "phone",
    label: fieldWords[locale].phone,
    hint: fieldWords[locale].phoneHint,
  }),
  400,
);
