import { fieldWords } from "../fixtures/field-words.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Combobox } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  Combobox,
  (locale) => ({
    name: "city",
    label: fieldWords[locale].city,
    hint: fieldWords[locale].cityHint,
    options: [
      { value: "34", label: "İstanbul" },
      { value: "35", label: "İzmir" },
      { value: "63", label: "Şanlıurfa" },
    ],
  }),
  400,
);
