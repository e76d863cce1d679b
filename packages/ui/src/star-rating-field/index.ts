export { StarRatingField, type StarRatingFieldProps } from "./star-rating-field.tsx";
