export { differs, comparable } from "./compare.logic.ts";
export {
  CompareTable,
  type ComparedProduct,
  type ComparedRow,
  type CompareTableProps,
} from "./compare-table.tsx";
