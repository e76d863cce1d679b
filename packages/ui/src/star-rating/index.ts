export { StarRatingField, type StarRatingFieldProps } from "./star-rating-field.tsx";
export { StarRating, type StarRatingProps } from "./star-rating.tsx";
