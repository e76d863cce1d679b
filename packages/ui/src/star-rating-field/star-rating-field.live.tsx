import { reviewWords } from "../fixtures/reviews.ts";
import { live as liveOf } from "../documentation/live.ts";
import { StarRatingField } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(StarRatingField, (locale) => ({ label: reviewWords[locale].yourRating }));
