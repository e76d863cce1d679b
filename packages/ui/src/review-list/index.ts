export { ReviewList, type ReviewListProps } from "./review-list.tsx";
