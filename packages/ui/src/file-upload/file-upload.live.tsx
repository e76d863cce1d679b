import { fieldWords } from "../fixtures/field-words.ts";
import { live as liveOf } from "../documentation/live.ts";
import { FileUpload } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  FileUpload,
  (locale) => ({
    name: "drawing",
    label: fieldWords[locale].drawing,
    hint: fieldWords[locale].drawingHint,
    accept: ".pdf,image/*",
    maxFiles: 3,
  }),
  420,
);
