import type { Texts } from "../validation/index.ts";
import type { Rating } from "./limits.ts";
import labels from "./rating-labels.json" with { type: "json" };

/** The meaning of each rating. */
export const ratingLabels: Readonly<Record<Rating, Texts>> = labels;
