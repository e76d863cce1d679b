import { live as liveOf } from "../documentation/live.ts";
import { StarRating } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(StarRating, () => ({ average: 4.3, withNumber: true }));
