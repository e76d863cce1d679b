import { createContext, use } from "react";
import { pageOf, PageLink, Words } from "../documentation/parts.tsx";
import { Table, type TableColumn } from "../table/index.ts";
import * as css from "../documentation/docs.css.ts";

/** A component as lists name it. */
export interface ListedComponent {
  readonly title: string;
  readonly summary: string;
}

/** What is listed: Storybook gathers it, since only it knows all files. */
export const ListedComponents = createContext<readonly ListedComponent[]>([]);

const columns: readonly TableColumn<ListedComponent>[] = [
  {
    key: "name",
    title: "Component",
    cell: ({ title }) => <PageLink href={pageOf(title)}>{title.split("/").at(-1)}</PageLink>,
  },
  { key: "group", title: "Group", cell: ({ title }) => title.split("/")[0] },
  { key: "summary", title: "What it is for", cell: ({ summary }) => <Words>{summary}</Words> },
];

/** Every documented component with what it is for. */
export function ComponentIndex() {
  return (
    <div className={`sb-unstyled ${css.sheet}`}>
      <Table
        caption="Components"
        captionHidden
        rows={use(ListedComponents)}
        rowKey={({ title }) => title}
        columns={columns}
      />
    </div>
  );
}
