/** Max length of a review, characters. */
export const maxReviewLength = 2000;

/** The counter of a review turns red when fewer characters than this remain. */
export const reviewWarnBelow = 100;

/** Reviews per page. */
export const reviewPageSize = 10;

/** The possible ratings, from very bad to very good. */
export const ratings = [1, 2, 3, 4, 5] as const;
/** A rating in stars. */
export type Rating = (typeof ratings)[number];
