export {
  TableBody as Body,
  TableCell as Cell,
  TableColumnHeader as ColumnHeader,
  TableEmpty as Empty,
  TableHeader as Header,
  TableRow as Row,
  TableRowHeader as RowHeader,
} from "./table-parts.tsx";
export { TableRoot as Root } from "./table-root.tsx";
