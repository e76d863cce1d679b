import {
  ArrowRight,
  ChevronRight,
  CircleCheck,
  Clock,
  Download,
  ListTree,
  Search,
  Send,
} from "../drawings/index.ts";
import { Icon, type IconComponent } from "../icon/index.ts";
import { SampleTable } from "./sample-table.tsx";
import type { TableColumn } from "../table/index.ts";

interface Row {
  readonly name: string;
  readonly icon: IconComponent;
  readonly mirrored: boolean;
}

const rows: readonly Row[] = [
  { name: "Arrow to what comes next", icon: ArrowRight, mirrored: true },
  { name: "Chevron that opens a level", icon: ChevronRight, mirrored: true },
  { name: "Send", icon: Send, mirrored: true },
  { name: "Tree of categories", icon: ListTree, mirrored: true },
  { name: "Search", icon: Search, mirrored: false },
  { name: "Download", icon: Download, mirrored: false },
  { name: "Done", icon: CircleCheck, mirrored: false },
  { name: "Clock: its hands turn the same way everywhere", icon: Clock, mirrored: false },
];

const columns: readonly TableColumn<Row>[] = [
  { key: "name", title: "Icon", cell: ({ name }) => name },
  {
    key: "ltr",
    title: "Left to right",
    cell: ({ icon, mirrored }) => <Icon icon={icon} mirrored={mirrored} />,
  },
  {
    key: "rtl",
    title: "Right to left",
    cell: ({ icon, mirrored }) => (
      <span dir="rtl">
        <Icon icon={icon} mirrored={mirrored} />
      </span>
    ),
  },
  { key: "turns", title: "Turns", cell: ({ mirrored }) => (mirrored ? "Yes" : "No") },
];

/** Icons in both directions. */
export function IconRules() {
  return (
    <SampleTable
      caption="Icons in both directions"
      rows={rows}
      rowKey={({ name }) => name}
      columns={columns}
    />
  );
}
