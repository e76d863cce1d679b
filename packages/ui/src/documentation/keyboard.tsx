import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "../drawings/index.ts";
import { Fragment } from "react";
import { Icon } from "../icon/index.ts";
import type { ComponentDocs, KeyName } from "./component-docs.ts";
import { isPressed, type Statement } from "./accessibility-statement.ts";
import { Badge } from "../badge/index.ts";
import { Table, type TableColumn } from "../table/index.ts";
import { Text } from "../text/index.ts";
import * as css from "./docs.css.ts";
import { Part, Words } from "./parts.tsx";

const arrows = { ArrowLeft, ArrowRight, ArrowUp, ArrowDown } as const;

/** A part of a key's name as it is printed on keyboards. */
function KeyCap({ name }: { readonly name: string }) {
  const arrow = name in arrows ? arrows[name as keyof typeof arrows] : undefined;
  return arrow === undefined ? (
    name === "Character" ? (
      "a letter"
    ) : (
      name
    )
  ) : (
    <Icon icon={arrow} size="text" label={name} />
  );
}

/** Keys of which any one does it. */
function Keys({ keys }: { readonly keys: readonly KeyName[] }) {
  return keys.map((name) => (
    <kbd key={name} className={css.key}>
      {name.split("+").map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " + "}
          <KeyCap name={part} />
        </Fragment>
      ))}
    </kbd>
  ));
}

type Row = ComponentDocs["keyboard"][number] & { readonly pressed: boolean };

const keysColumn: TableColumn<Row> = { key: "keys", title: "Key", cell: ({ keys }) => <Keys keys={keys} /> };
const columns: readonly TableColumn<Row>[] = [
  { key: "action", title: "Does", cell: ({ action }) => <Words>{action}</Words> },
  {
    key: "pressed",
    title: "Pressed in a test",
    cell: ({ pressed }) => (pressed ? <Badge tone="success">Yes</Badge> : "No"),
  },
];
const mirroredColumn: TableColumn<Row> = {
  key: "rtl",
  title: "In right-to-left pages",
  cell: ({ keys, rightToLeft }) => <Keys keys={rightToLeft ?? keys} />,
};

/** What keys do, in both directions, and which of them the tests press. */
export function Keyboard({
  docs,
  statement,
}: {
  readonly docs: ComponentDocs;
  readonly statement: Statement | undefined;
}) {
  const mirrored = docs.keyboard.some(({ rightToLeft }) => rightToLeft !== undefined);
  return (
    <Part title="Keyboard">
      {docs.keyboard.length === 0 ? (
        <Text tone="muted">Nothing in it takes the focus.</Text>
      ) : (
        <Table
          caption="What keys do"
          captionHidden
          density="compact"
          rows={docs.keyboard.map((row) => ({ ...row, pressed: isPressed(row, statement) }))}
          rowKey={({ action }) => action}
          columns={[keysColumn, ...(mirrored ? [mirroredColumn] : []), ...columns]}
        />
      )}
    </Part>
  );
}
