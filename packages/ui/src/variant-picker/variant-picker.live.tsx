import { live as liveOf } from "../documentation/live.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { VariantPicker } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(VariantPicker, (locale) => ({
  axes: [
    {
      id: "volume",
      title: fieldWords[locale].volume,
      options: [
        { id: "250", label: "250 ml", href: "#250", selected: false },
        { id: "500", label: "500 ml", href: "#500", selected: true },
        { id: "1000", label: "1 l", href: "#1000", selected: false, exact: false },
      ],
    },
  ],
}));
