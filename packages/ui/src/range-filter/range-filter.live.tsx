import { live as liveOf } from "../documentation/live.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { formatNumber } from "../messages/message.ts";
import { RangeFilter } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  RangeFilter,
  (locale) => ({
    legend: fieldWords[locale].volume,
    min: 2,
    max: 220_000,
    from: 250,
    fromLabel: fieldWords[locale].from,
    toLabel: fieldWords[locale].to,
    fromName: "from",
    toName: "to",
    format: (value) => formatNumber(value, locale),
  }),
  320,
);
