export { ActiveFilters, type ActiveFiltersProps } from "./active-filters.tsx";
