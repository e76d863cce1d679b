import { live as liveOf } from "../documentation/live.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { SpecTable } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  SpecTable,
  (locale) => ({
    caption: "PB-500-28-AM",
    rows: [
      { id: "volume", label: fieldWords[locale].volume, value: "500" },
      { id: "wall", label: fieldWords[locale].wallThickness, value: "0.8 ± 0.1", note: "ISO 2768" },
    ],
  }),
  560,
);
