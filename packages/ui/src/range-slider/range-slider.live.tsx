import { fieldWords } from "../fixtures/field-words.ts";
import { live as liveOf } from "../documentation/live.ts";
import { RangeSlider } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  RangeSlider,
  (locale) => ({
    label: fieldWords[locale].volume,
    min: 0,
    max: 1000,
    step: 50,
  }),
  400,
);
