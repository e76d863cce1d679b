export { RangeFilter, type RangeFilterProps } from "./range-filter.tsx";
