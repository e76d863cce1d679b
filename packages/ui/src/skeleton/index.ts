export { Skeleton, SkeletonGroup, type SkeletonProps } from "./skeleton.tsx";
