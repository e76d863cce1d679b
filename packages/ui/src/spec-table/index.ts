export { SpecTable, type SpecTableProps } from "./spec-table.tsx";
