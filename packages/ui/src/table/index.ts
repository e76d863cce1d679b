export { Table, type TableColumn, type TableProps, type TableSort } from "./table.tsx";
export {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableEmpty,
  TableHeader,
  TableRow,
  TableRowHeader,
  type TableCellProps,
  type TableColumnHeaderProps,
  type TableRowProps,
} from "./table-parts.tsx";
export { TableRoot, type TableBehaviour, type TableRootProps } from "./table-root.tsx";
export type { SelectionProps } from "./use-selection.ts";
/** The parts of a table under one name: `TableParts.Root`, `TableParts.Row` and so on. */
export * as TableParts from "./parts.ts";
