import { fieldWords } from "../fixtures/field-words.ts";
import { live as liveOf } from "../documentation/live.ts";
import { NumberField } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  NumberField,
  (locale) => ({
    name: "thickness",
    label: fieldWords[locale].wallThickness,
    hint: fieldWords[locale].wallHint,
    min: 0.4,
    max: 6,
    step: 0.1,
    defaultValue: 0.4,
  }),
  400,
);
