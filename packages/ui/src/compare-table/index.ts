export { differs, maxComparedProducts } from "./compare.logic.ts";
export {
  CompareTable,
  type ComparedProduct,
  type ComparedRow,
  type CompareTableProps,
} from "./compare-table.tsx";
